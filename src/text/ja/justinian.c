/*
 * ja/justinian.c: what is said at a table of Justinian, in Japanese. The terms are those of its Japanese rulebook, which
 * leaves the counselors' names in Latin letters.
 */
#include <nika/messages_justinian.h>

#include "../catalogue.h"

/* How a game begins, and its parts. */
SAY_YOU(ju_players, "ユスティニアヌス：{who}。スタートプレイヤーは{first}です",
        "ユスティニアヌス：{who:you}。スタートプレイヤーは{first:you}です");
SAY(ju_edition_en, "英語版のルール：");
SAY(ju_edition_fr, "フランス語版のルール：");
SAY(ju_edition_it, "イタリア語版のルール：");
SAY(ju_edition_ja, "日本語版のルール：");
SAY(ju_tie_clockwise, "影響力が同点なら、最後にパスした人から時計回りに見て、最初に当たる人が色を決めます");
SAY(ju_tie_latest, "影響力が同点なら、その中で最も遅くパスした人が色を決めます");
SAY(ju_influence_but_chooser, "色を決めた人以外は、影響力と同じ点を得ます");
SAY(ju_influence_but_trigger,
    "得点計算を宣言した人以外は、影響力と同じ点を得ます。宣言のない最後の得点計算では、色を決めた人だけが得られません");
SAY(ju_empty_scored, "フェイズボードにトークンがなくても、最後の得点計算は行います");
SAY(ju_empty_not_scored, "フェイズボードにトークンがなければ、最後の得点計算は行いません");
SAY(ju_reconstruction, "キャラクターの得点は、ボードの数字を推定して復元したものです");
SAY(ju_loaded, "キャラクターの得点は、ファイルから読み込んだボードの数字です");
SAY(ju_phase, "フェイズ{phase}：得点計算の宣言に必要な影響力は{threshold}です");
SAY_YOU(ju_turn, "第{turn}ターン：{who}から始めます", "第{turn}ターン：{who:you}から始めます");
SAY_YOU(ju_holds_cards, "{who}のカード：{cards}", "{who:you}のカード：{cards}");
SAY_YOU(ju_holds_tokens, "{who}のトークン：{tokens}", "{who:you}のトークン：{tokens}");
SAY_YOU(ju_holds_influence, "{who}のフェイズボード上のトークン：{tokens}",
        "{who:you}のフェイズボード上のトークン：{tokens}");

/* Moves. */
SAY_YOU(ju_places, "{who}が{counselor}にトークンを置きました", "{who:you}が{counselor}にトークンを置きました");
SAY_YOU(ju_places_own, "{who}が{counselor}に{token}を置きました", "{who:you}が{counselor}に{token}を置きました");
SAY_YOU(ju_places_phase, "{who}がフェイズボードにトークンを置きました",
        "{who:you}がフェイズボードにトークンを置きました");
SAY_YOU(ju_places_phase_own, "{who}がフェイズボードに{token}を置きました",
        "{who:you}がフェイズボードに{token}を置きました");
SAY_YOU(ju_passes_draws, "{who}がパスして、トークンを{tokens:tokens}補充しました",
        "{who:you}がパスして、トークンを{tokens:tokens}補充しました");
SAY_YOU(ju_passes_draws_own, "{who}がパスして、{tokens}を補充しました", "{who:you}がパスして、{tokens}を補充しました");
SAY_YOU(ju_passes, "{who}がパスしました。予備のトークンはもうありません",
        "{who:you}がパスしました。予備のトークンはもうありません");
SAY_YOU(ju_passes_out, "{who}はトークンを使い切ったので、パスしました",
        "{who:you}はトークンを使い切ったので、パスしました");
SAY_YOU(ju_left, "{who}は左端から動かすことにしました", "{who:you}は左端から動かすことにしました");
SAY_YOU(ju_right, "{who}は右端から動かすことにしました", "{who:you}は右端から動かすことにしました");
SAY_YOU(ju_triggers, "{who}がフェイズ{phase}の得点計算を宣言しました",
        "{who:you}がフェイズ{phase}の得点計算を宣言しました");
SAY_YOU(ju_declines, "{who}は得点計算を宣言しませんでした", "{who:you}は得点計算を宣言しませんでした");
SAY_YOU(ju_chooses, "{who}が{color}を選びました", "{who:you}が{color}を選びました");
SAY_YOU(ju_keeps, "{who}はカードを交換しませんでした", "{who:you}はカードを交換しませんでした");
SAY_YOU(ju_exchanges, "{who}が{color}のカードを1枚交換しました", "{who:you}が{color}のカードを1枚交換しました");
SAY_YOU(ju_exchanges_own, "{who}が{color}の{put}を山札のいちばん下に入れ、{took}を引きました",
        "{who:you}が{color}の{put}を山札のいちばん下に入れ、{took}を引きました");

/* Several, one after the other. */
SAY_YOU(ju_pass_draw_several, "{who}がパスして、トークンを{tokens:tokens}ずつ補充しました",
        "{who:you}がパスして、トークンを{tokens:tokens}ずつ補充しました");
SAY_YOU(ju_pass_several, "{who}がパスしました。予備のトークンはもうありません",
        "{who:you}がパスしました。予備のトークンはもうありません");
SAY_YOU(ju_pass_out_several, "{who}はトークンを使い切ったので、パスしました",
        "{who:you}はトークンを使い切ったので、パスしました");
SAY_YOU(ju_decline_several, "{who}は得点計算を宣言しませんでした", "{who:you}は得点計算を宣言しませんでした");
SAY_YOU(ju_keep_several, "{who}はカードを交換しませんでした", "{who:you}はカードを交換しませんでした");
SAY_YOU(ju_exchange_several, "{who}が{color}のカードを1枚ずつ交換しました",
        "{who:you}が{color}のカードを1枚ずつ交換しました");

/* The same as one would do it, for hints. */
SAY(ju_do_place, "{counselor}に{token}を置く");
SAY(ju_do_place_phase, "フェイズボードに{token}を置く");
SAY(ju_do_pass, "パスする");
SAY(ju_do_left, "左端から動かす");
SAY(ju_do_right, "右端から動かす");
SAY(ju_do_trigger, "フェイズ{phase}の得点計算を宣言する");
SAY(ju_do_decline, "得点計算を宣言しない");
SAY(ju_do_color, "{color}を選ぶ");
SAY(ju_do_keep, "カードを交換しない");
SAY(ju_do_exchange, "{color:cards}の{put}のカードを交換する");

/* What came of them: the court moves. */
SAY_YOU(ju_last_in, "パスしていないのは{who}だけになりました。フェイズボードに置けるのは、あと1個だけです",
        "パスしていないのは{who:you}だけになりました。フェイズボードに置けるのは、あと1個だけです");
SAY(ju_turned, "キャラクターの上のトークンを表にしました：");
SAY(ju_turned_none, "キャラクターの上にトークンはありません。列はそのままです");
SAY(ju_turned_by, "{counselor}　{sum:signed}：{who:you} {tokens}");
SAY(ju_turned_by_two, "{counselor}　{sum:signed}：{one:you} {tokens}、{other:you} {others}");
SAY_YOU(ju_turned_by_three, "{counselor}　{sum:signed}：{who}が順に{tokens}",
        "{counselor}　{sum:signed}：{who:you}が順に{tokens}");
SAY(ju_court_either, "キャラクターを動かしました（どちらの端からでも同じ結果です）：");
SAY(ju_court_still, "列は動きませんでした");
SAY(ju_court_left, "左端からキャラクターを動かしました：");
SAY(ju_court_right, "右端からキャラクターを動かしました：");
SAY(ju_went, "{counselor}は{from}マス目から{to}マス目へ");
SAY(ju_went_pushed, "{counselor}は{from}マス目から{to}マス目へ（自分のトークンで{own:signed}、押された分：{others}）");
SAY(ju_stays, "{counselor}は列の端なので、{place}マス目のままです");
SAY(ju_stays_pushed,
    "{counselor}は結果的に{place}マス目のままです（自分のトークンで{own:signed}、押された分：{others}）");
SAY(ju_pushed, "押されたキャラクター：{others}");
SAY(ju_row, "左から順に：{row}");

/* Scorings, and the end. */
SAY(ju_nobody_triggers, "誰も得点計算を宣言しませんでした");
SAY(ju_used_up, "トークンがすべて使われました");
SAY(ju_dead_turn, "このターンは誰もトークンを置かず、補充もしませんでした");
SAY(ju_scoring, "フェイズ{phase}の得点計算");
SAY(ju_last_scoring, "最後にフェイズ{phase}の得点計算をして、ゲームは終わりです");
SAY_YOU(ju_shows, "{who}の影響力は{influence}です（{tokens}）", "{who:you}の影響力は{influence}です（{tokens}）");
SAY_YOU(ju_shows_none, "{who}の影響力は0です", "{who:you}の影響力は0です");
SAY_YOU(ju_chooser, "影響力が{influence}で最も大きい{who}が色を決めます",
        "影響力が{influence}で最も大きい{who:you}が色を決めます");
SAY_YOU(
    ju_chooser_clockwise,
    "{tied:you}が影響力{influence}で同点です。最後にパスした{last:you}から時計回りに見て最初の{who}が色を決めます",
    "{tied:you}が影響力{influence}で同点です。最後にパスした{last:you}から時計回りに見て最初の{who:you}が色を決めます");
SAY_YOU(ju_chooser_latest, "{tied:you}が影響力{influence}で同点です。その中で最も遅くパスした{who}が色を決めます",
        "{tied:you}が影響力{influence}で同点です。その中で最も遅くパスした{who:you}が色を決めます");
SAY_YOU(ju_chooser_last,
        "{tied:you}が影響力{influence}で同点です。最後にパスした{who}が時計回りの先頭になるので、色を決めます",
        "{tied:you}が影響力{influence}で同点です。最後にパスした{who:you}が時計回りの先頭になるので、色を決めます");
SAY_YOU(ju_points, "{who}は{gained:points}獲得：影響力{influence}、カード{cards}（{list}）。累計{total:points}",
        "{who:you}は{gained:points}獲得：影響力{influence}、カード{cards}（{list}）。累計{total:points}");
SAY_YOU(ju_points_chooser,
        "{who}はカードで{gained:points}獲得（{list}）。色を決めたので影響力の点はありません。累計{total:points}",
        "{who:you}はカードで{gained:points}獲得（{list}）。色を決めたので影響力の点はありません。累計{total:points}");
SAY_YOU(
    ju_points_trigger,
    "{who}はカードで{gained:points}獲得（{list}）。得点計算を宣言したので影響力の点はありません。累計{total:points}",
    "{who:you}はカードで{gained:points}獲得（{list}）。得点計算を宣言したので影響力の点はありません。累計{total:"
    "points}");
SAY(ju_over_third, "3回目の得点計算が終わり、ゲーム終了です");
SAY(ju_over_used_up, "トークンがすべて使われたので、ゲーム終了です");
SAY(ju_over_last, "最後の得点計算が終わり、ゲーム終了です");
SAY(ju_over_unscored, "フェイズボードにトークンがないので、最後の得点計算なしでゲーム終了です");
SAY_YOU(ju_wins, "{who}が{points:points}で勝ちました", "{who:you}が{points:points}で勝ちました");
SAY_YOU(ju_share, "{who}が{points:points}で勝利を分け合いました", "{who:you}が{points:points}で勝利を分け合いました");
SAY_YOU(ju_scored_by, "フェイズ{phase}：{color}（{who}が選択）", "フェイズ{phase}：{color}（{who:you}が選択）");
SAY_YOU(ju_gained, "{who}：影響力{influence}、カード{cards}（{list}）",
        "{who:you}：影響力{influence}、カード{cards}（{list}）");
SAY(ju_never_scored, "得点にならなかった色：{color}");

/* The table. */
SAY(ju_now_phase, "フェイズ{phase}、第{turn}ターン。得点計算の宣言に必要な影響力は{threshold}です");
SAY(ju_the_row, "左からの並びと、フェイズ{phase}での得点：");
SAY(ju_place, "{place}マス目：{counselor}、{value:points}");
SAY_YOU(ju_place_one, "{place}マス目：{counselor}、{value:points}。裏向きのトークン：{who}が{tokens:tokens}",
        "{place}マス目：{counselor}、{value:points}。裏向きのトークン：{who:you}が{tokens:tokens}");
SAY_YOU(ju_place_each, "{place}マス目：{counselor}、{value:points}。裏向きのトークン：{who}が1個ずつ",
        "{place}マス目：{counselor}、{value:points}。裏向きのトークン：{who:you}が1個ずつ");
SAY(ju_place_more, "{place}マス目：{counselor}、{value:points}。裏向きのトークン：{two:you}が2個、{one:you}が1個");
SAY(ju_the_players, "プレイヤー：");
SAY_YOU(ju_player,
        "{who}：{points:points}。トークンは手元に{hand:tokens}、予備に{reserve:tokens}、フェイズボードに{phase:tokens}",
        "{who:you}：{points:points}。トークンは手元に{hand:tokens}、予備に{reserve:tokens}、フェイズボードに{phase:"
        "tokens}");
SAY_YOU(ju_player_passed,
        "{who}（パス済み）：{points:points}。トークンは手元に{hand:tokens}、予備に{reserve:tokens}、フェイズボードに"
        "{phase:tokens}",
        "{who:you}（パス済み）：{points:points}。トークンは手元に{hand:tokens}、予備に{reserve:tokens}"
        "、フェイズボードに{phase:tokens}");
SAY_YOU(ju_used, "{who}の使用済みトークン：{tokens}", "{who:you}の使用済みトークン：{tokens}");

/* What a seat has to itself. */
SAY_YOU(ju_hand, "{who}の手元のトークン{count:tokens}：{tokens}", "{who:you}の手元のトークン{count:tokens}：{tokens}");
SAY_YOU(ju_hand_empty, "{who}の手元にトークンはありません", "{who:you}の手元にトークンはありません");
SAY_YOU(ju_reserve, "{who}の予備のトークン{count:tokens}：{tokens}",
        "{who:you}の予備のトークン{count:tokens}：{tokens}");
SAY_YOU(ju_laid, "{who}がキャラクターに裏向きで置いたトークン：", "{who:you}がキャラクターに裏向きで置いたトークン：");
SAY(ju_laid_on, "{counselor}：{tokens}");
SAY_YOU(ju_has_influence, "{who}の影響力は{influence}（{tokens}）で、必要な{threshold}に達しています",
        "{who:you}の影響力は{influence}（{tokens}）で、必要な{threshold}に達しています");
SAY_YOU(ju_lacks_influence, "{who}の影響力は{influence}（{tokens}）で、必要な{threshold}まであと{missing}です",
        "{who:you}の影響力は{influence}（{tokens}）で、必要な{threshold}まであと{missing}です");
SAY_YOU(ju_no_influence, "{who}のトークンはフェイズボードにありません。得点計算の宣言に必要な影響力は{threshold}です",
        "{who:you}のトークンはフェイズボードにありません。得点計算の宣言に必要な影響力は{threshold}です");
SAY_YOU(ju_cards, "{who}の手札と、列が今のままならフェイズ{phase}で得られる点：",
        "{who:you}の手札と、列が今のままならフェイズ{phase}で得られる点：");
SAY(ju_cards_of, "{color}：{list}。合計{sum:points}");
SAY(ju_from_left, "左端から動かすと、並びは{row}になります");
SAY(ju_from_right, "右端から動かすと、並びは{row}になります");
SAY(ju_color_then, "{color}：今は{now:points}、動かすと{then:points}（{change:signed}）");

/* Whom the game waits for. */
SAY_YOU(ju_waits_place, "{who}がトークンを置くか、パスします", "{who:you}がトークンを置くか、パスします");
SAY_YOU(ju_waits_pass, "{who}は手元にトークンがなく、パスするしかありません",
        "{who:you}は手元にトークンがなく、パスするしかありません");
SAY_YOU(ju_waits_direction, "{who}がどちらの端から動かすかを決めます", "{who:you}がどちらの端から動かすかを決めます");
SAY_YOU(ju_waits_trigger, "{who}が得点計算を宣言するかどうかを決めます",
        "{who:you}が得点計算を宣言するかどうかを決めます");
SAY_YOU(ju_waits_color, "{who}が得点計算の色を決めます", "{who:you}が得点計算の色を決めます");
SAY_YOU(ju_waits_exchange, "{who}がカードを交換するかどうかを決めます",
        "{who:you}がカードを交換するかどうかを決めます");

/* Questions. */
SAY_YOU(ju_ask_place, "{who}の番です。トークンを置きますか？　それともパスしますか？",
        "トークンを置きますか？　それともパスしますか？");
SAY_YOU(
    ju_ask_place_last,
    "{who}"
    "の番です。ほかの全員がパスしました。続けて置きますか（フェイズボードにはあと1個まで）？　それともパスしますか？",
    "ほかの全員がパスしました。続けて置きますか（フェイズボードにはあと1個まで）？　それともパスしますか？");
SAY_YOU(ju_ask_place_counselor,
        "{who}の番です。ほかの全員がパスしました。続けて置きますか（キャラクターの上だけ）？　それともパスしますか？",
        "ほかの全員がパスしました。続けて置きますか（キャラクターの上だけ）？　それともパスしますか？");
SAY_YOU(ju_ask_pass, "{who}の番です。手元にトークンがないので、パスするしかありません",
        "手元にトークンがないので、パスするしかありません");
SAY_YOU(ju_ask_pass_full, "{who}の番です。トークンを置ける場所がないので、パスするしかありません",
        "トークンを置ける場所がないので、パスするしかありません");
SAY_YOU(ju_ask_direction, "{who}の番です。左右どちらの端から動かしますか？", "左右どちらの端から動かしますか？");
SAY_YOU(ju_ask_trigger,
        "{who}の番です。影響力は{influence}で、必要な{threshold}に達しています。得点計算を宣言しますか？",
        "影響力は{influence}で、必要な{threshold}に達しています。得点計算を宣言しますか？");
SAY_YOU(ju_ask_decline, "{who}の番です。影響力は{influence}で、必要な{threshold}に届かないので、見送るしかありません",
        "影響力は{influence}で、必要な{threshold}に届かないので、見送るしかありません");
SAY_YOU(ju_ask_color, "{who}の番です。どの色で得点計算をしますか？", "どの色で得点計算をしますか？");
SAY_YOU(ju_ask_exchange, "{who}の番です。カードを1枚交換しますか？　それともそのままにしますか？",
        "カードを1枚交換しますか？　それともそのままにしますか？");

/* Help: the rule, and what can be typed. */
SAY(ju_help_place,
    "トークンを1個、裏向きでキャラクター（3個まで）かフェイズボードに置きます。フェイズボードでは+も-"
    "も同じように影響力になります。置かないならパスで、トークンを2個補充し、次のターンまで手番はありません。");
SAY(ju_help_pass, "置けるトークンがなければ、パスするしかありません。予備が残っていれば、トークンを2個補充します。");
SAY(ju_help_direction, "トークンのあるキャラクターを、選んだ端から順に動かします。合計がプラスなら右へ、マイナスなら左"
                       "へ動き、追い越されたキャラクターはずれるので、順番で結果が変わります。");
SAY(ju_help_trigger, "フェイズボードの影響力が{threshold}"
                     "以上あれば、このフェイズの得点計算を宣言できます。誰も宣言しなければ、トークンはそのまま残り、次"
                     "のターンが始まります。");
SAY(ju_help_color_chooser, "選んだ色のカードで全員が得点し、その色はゲームから取り除きます。あなたの影響力は得点になら"
                           "ず、ほかの人の影響力は得点になります。");
SAY(ju_help_color_trigger, "選んだ色のカードで全員が得点し、その色はゲームから取り除きます。影響力は、得点計算を宣言し"
                           "た人（宣言がなければあなた）以外の得点になります。");
SAY(ju_help_exchange,
    "カードを1枚、同じ色の山札のいちばん下に入れて、上から1枚引けます。ほかの人には色だけが分かります。");
SAY(ju_type_counselor, "置く +2 c4、または +2 4：4番のキャラクターに+2を置く");
SAY(ju_type_phase, "置く -1 フェイズ、または -1 p：フェイズボードに-1を置く");
SAY(ju_type_pass, "パス、または p：パスする");
SAY(ju_type_left, "左、または l：左端から動かす");
SAY(ju_type_right, "右、または r：右端から動かす");
SAY(ju_type_trigger, "宣言、または t：得点計算を宣言する");
SAY(ju_type_decline, "見送る、または d：宣言しない");
SAY(ju_type_color, "色 青、または 青、または b：青で得点計算をする");
SAY(ju_type_exchange, "交換 赤7、または x 赤7、または 赤7：赤の7番のカードを交換する");
SAY(ju_type_keep, "そのまま、または k：カードを交換しない");

/* Why a move was refused. */
SAY(ju_not_asked, "今はできません。{who}の番です");
SAY(ju_now_place, "今それはできません。トークンを置くか、パスしてください");
SAY(ju_now_direction, "今それはできません。左か右を選んでください");
SAY(ju_now_trigger, "今それはできません。得点計算を宣言するか、見送ってください");
SAY(ju_now_color, "今それはできません。色を選んでください");
SAY(ju_now_exchange, "今それはできません。カードを1枚交換するか、そのままにしてください");
SAY(ju_full, "{counselor}の上にはすでにトークンが3個あります。ほかの場所を選んでください");
SAY(ju_one_more_only, "ほかの全員がパスしたあとフェイズボードに置ける最後の1個は、もう置いてあります。キャラクターを選"
                      "ぶか、パスしてください");
SAY(ju_no_token, "手元に{token}はありません。あるのは{hand}です");
SAY(ju_no_tokens, "手元にトークンがないので、パスするしかありません");
SAY(ju_too_little, "影響力は{influence}で、必要な{threshold}に届かないので、見送るしかありません");
SAY(ju_color_gone, "{color}はもうゲームから取り除かれています。残っているのは{left}です");
SAY(ju_no_card, "{color}の{counselor}は持っていません。手札は{cards}です");

/* Whether a move is meant. */
SAY(ju_pass_early,
    "手元にまだトークンが{tokens:tokens}あります。パスすると、このターンはもう置けません。パスしますか？");

/* What was typed. */
SAY(ju_word_place, "置く おく");
SAY(ju_word_phase, "フェイズ フェイズボード");
SAY(ju_word_pass, "パス パスする");
SAY(ju_word_left, "左 左から");
SAY(ju_word_right, "右 右から");
SAY(ju_word_trigger, "宣言 宣言する");
SAY(ju_word_decline, "見送る 見送り");
SAY(ju_word_color, "色");
SAY(ju_word_exchange, "交換 交換する");
SAY(ju_word_keep, "そのまま");
SAY(ju_which_token, "どのトークンですか？　手元にあるのは{tokens}です");
SAY(ju_which_place, "{token}をどこに置きますか？　キャラクターの番号（1～12）か、フェイズ（p）と入力してください");
SAY(ju_which_color, "どの色ですか？　選べるのは{colors}です");
SAY(ju_which_card, "どのカードですか？　手札は{cards}です");
SAY(ju_not_token, "「{word}」というトークンはありません。あるのは +1 +2 +3 -1 -2 -3 です");
SAY(ju_not_place, "「{word}」という場所はありません。キャラクターの番号（1～12）か、フェイズ（p）と入力してください");
SAY(ju_not_color, "「{word}」という色はありません。選べるのは{colors}です");
SAY(ju_not_card, "「{word}」というカードはありません。手札は{cards}です");
SAY(ju_too_much, "手はもう決まっています。「{word}」は余分です");
SAY(ju_not_place_move,
    "「{word}」という手はありません。置くトークンと場所（例：+2 4、+2 フェイズ）か、パス（p）と入力してください");
SAY(ju_not_direction_move, "「{word}」という手はありません。左（l）か右（r）と入力してください");
SAY(ju_not_trigger_move, "「{word}」という手はありません。宣言（t）か見送る（d）と入力してください");
SAY(ju_not_color_move, "「{word}」という色は選べません。選べるのは{colors}です");
SAY(ju_not_exchange_move, "「{word}」という手はありません。手札のカード（{cards}）か、そのまま（k）と入力してください");

/* On the board: labels, which must be short. */
SAY(ju_label_tokens, "トークン");
SAY(ju_label_phases, "フェイズ");
SAY(ju_label_threshold, "{phase}：{threshold}");
SAY(ju_label_turn, "第{turn}ターン");
SAY(ju_label_cards, "手札の点（フェイズ{phase}）");
SAY(ju_label_points, "点");
SAY(ju_label_hand, "手元");
SAY(ju_label_reserve, "予備");
SAY(ju_label_used, "使用済");
SAY(ju_label_passed, "パス");
SAY(ju_label_influence, "影響力");
SAY(ju_label_triggered, "宣言した人");
SAY(ju_label_scored, "{phase}で得点済み");
SAY(ju_label_value, "フェイズ{phase}の得点");
SAY(ju_label_values, "フェイズI・II・IIIの得点");
SAY(ju_label_reconstruction, "数字は推定による復元");
SAY(ju_label_now, "今");
SAY(ju_label_left, "左から");
SAY(ju_label_right, "右から");
SAY(ju_label_scoring, "フェイズ{phase}：{color}");

/* Choices on the board, and what they would do. */
SAY(ju_option_pass, "パス");
SAY(ju_option_left, "左から：手札の点{total}（{change:signed}）");
SAY(ju_option_right, "右から：手札の点{total}（{change:signed}）");
SAY(ju_option_trigger, "得点計算を宣言");
SAY(ju_option_decline, "見送る");
SAY(ju_option_keep, "交換しない");
SAY(ju_show_short, "あなたの影響力：{influence}／{threshold}（あと{missing}）");
SAY(ju_show_enough, "あなたの影響力：{influence}／{threshold}（足りています）");
SAY(ju_show_plus, "{token}：キャラクターを右へ{steps:places}動かすか、影響力を{steps}増やします");
SAY(ju_show_minus, "{token}：キャラクターを左へ{steps:places}動かすか、影響力を{steps}増やします");
SAY(ju_show_pass, "パスするとトークンを{drawn:tokens}補充し、次のターンまで手番はありません");
SAY(ju_show_pass_empty, "パスすると次のターンまで手番はありません。予備のトークンはもうありません");
SAY(ju_show_value, "{token}を{counselor}に：今{value:points}、自分のトークンだけなら{then:points}");
SAY(ju_show_full, "{counselor}にはもう3個あるので置けません");
SAY(ju_show_influence, "{token}をフェイズボードに：影響力{influence}→{then}（必要なのは{threshold}）");
SAY(ju_show_no_more, "このターン、フェイズボードにはもう置けません");
SAY(ju_show_card, "{color}の{counselor}：列が今のままならフェイズ{phase}で{value:points}");
SAY(ju_show_keep, "カードを交換しません");

/* What keys do. */
SAY(ju_key_tokens, "←→：トークン");
SAY(ju_key_digits, "1～3：プラス、4～6：マイナス");
SAY(ju_key_take, "Enter：{token}を選ぶ");
SAY(ju_key_enter_pass, "Enter：パス");
SAY(ju_key_pass, "p：パス");
SAY(ju_key_places, "←→：場所");
SAY(ju_key_numbers, "1～12：キャラクター、0：フェイズボード");
SAY(ju_key_place, "Enter：{counselor}に{token}");
SAY(ju_key_place_phase, "Enter：フェイズボードに{token}");
SAY(ju_key_back, "↑：別のトークン");
SAY(ju_key_choose, "←→：選ぶ");
SAY(ju_key_left, "l：左から");
SAY(ju_key_right, "r：右から");
SAY(ju_key_trigger, "t：宣言");
SAY(ju_key_decline, "d：見送る");
SAY(ju_key_color, "Enter：{color}で得点計算");
SAY(ju_key_exchange, "Enter：{color}の{counselor}を交換");
SAY(ju_key_keep, "k：交換しない");

/* Moves as they can be typed. */
SAY(ju_spell_place, "置く {token} c{counselor}");
SAY(ju_spell_phase, "置く {token} フェイズ");
SAY(ju_spell_pass, "パス");
SAY(ju_spell_left, "左");
SAY(ju_spell_right, "右");
SAY(ju_spell_trigger, "宣言");
SAY(ju_spell_decline, "見送る");
SAY(ju_spell_color, "色 {color}");
SAY(ju_spell_keep, "そのまま");
SAY(ju_spell_exchange, "交換 {color}{counselor}");

CATALOGUE(ja, justinian, NIKA_MESSAGES_JUSTINIAN);
