/*
 * completion_shells.c: completions as scripts for bash, zsh and fish. Each script stands alone: it does not run the program.
 */
#include <string.h>

#include "completions.h"

/* Puts text between single quotes. `leave` are characters to be put behind a backslash. */
static void put_quoted(FILE *file, const char *text, const char *leave)
{
    for (; *text; text++) {
        if (*text == '\'')
            fputs("'\\''", file);
        else if (strchr(leave, *text))
            fprintf(file, "\\%c", *text);
        else
            fputc(*text, file);
    }
}

/*
 * bash: one function. It looks at the line itself, since bash splits words at ":" and "=" too.
 */

static const char bash_begin[] =
    "# bash completion for nika, made by: nika completions bash\n"
    "_nika()\n"
    "{\n"
    "    local line=${COMP_LINE:0:COMP_POINT} words=() word command='' option='' how='' list=''\n"
    "    local current previous value keep index\n"
    "    read -ra words <<<\"$line\"\n"
    "    if [[ $line == *[[:space:]] ]]; then\n"
    "        words+=('')\n"
    "    fi\n"
    "    current=${words[${#words[@]} - 1]} value=$current\n"
    "    previous=${words[${#words[@]} - 2]}\n"
    "    for ((index = 1; index < ${#words[@]} - 1; index++)); do\n"
    "        word=${words[index]}\n"
    "        if [[ $word == --lang ]]; then\n"
    "            ((index++))\n"
    "        elif [[ $word != -* ]]; then\n"
    "            command=$word\n"
    "            break\n"
    "        fi\n"
    "    done\n"
    "    if [[ $current == --*=* ]]; then\n"
    "        option=${current%%=*} value=${current#*=}\n"
    "    elif [[ $previous == --* ]]; then\n"
    "        option=$previous\n"
    "    fi\n"
    "    case \"$command $option\" in\n";

static const char bash_end[] =
    "    esac\n"
    "    COMPREPLY=()\n"
    "    case $how in\n"
    "    files)\n"
    "        compopt -o default 2>/dev/null\n"
    "        return\n"
    "        ;;\n"
    "    words | '')\n"
    "        mapfile -t COMPREPLY < <(compgen -W \"$list\" -- \"$value\")\n"
    "        ;;\n"
    "    list)\n"
    "        compopt -o nospace 2>/dev/null\n"
    "        keep=${value%\"${value##*,}\"}\n"
    "        mapfile -t COMPREPLY < <(compgen -P \"$keep\" -W \"$list\" -- \"${value##*,}\")\n"
    "        ;;\n"
    "    esac\n"
    "    # What stands before the last \":\" or \"=\" stays on the line.\n"
    "    keep=${value%\"${value##*[$COMP_WORDBREAKS]}\"}\n"
    "    COMPREPLY=(\"${COMPREPLY[@]#\"$keep\"}\")\n"
    "}\n"
    "complete -F _nika nika\n";

/* An option with a value: how it is completed. */
static void put_bash_value(FILE *file, const char *command, const struct completion *completion)
{
    static const char *const hows[] = {[COMPLETE_ANYTHING] = "nothing",
                                       [COMPLETE_FILES] = "files",
                                       [COMPLETE_WORDS] = "words",
                                       [COMPLETE_LIST] = "list"};
    if (completion->kind != COMPLETE_NOTHING)
        fprintf(file, "    '%s %s') how=%s list='%s' ;;\n", command, completion->name, hows[completion->kind],
                completion->words);
}

/* What the functions below are told: where to print, and about which command. */
struct printing {
    FILE *file;
    const char *command;
};

static void put_bash_option(void *context, const struct completion *completion)
{
    const struct printing *printing = context;
    put_bash_value(printing->file, printing->command, completion);
}

static void put_name(void *context, const struct completion *completion)
{
    const struct printing *printing = context;
    fprintf(printing->file, " %s", completion->name);
}

/* A command without a value before it: its options, or what follows it. */
static void put_bash_command(FILE *file, const char *command)
{
    static struct completion completion;
    completion_of_command(command, &completion);
    fprintf(file, "    '%s '*)\n        if [[ $current == -* ]]; then\n            list='--help --version", command);
    completions_of_options(command, put_name, &(struct printing){file, command});
    fputs("'\n", file);
    if (completion.kind == COMPLETE_FILES)
        fputs("        else\n            how=files\n", file);
    else if (completion.kind == COMPLETE_WORDS)
        fprintf(file, "        else\n            list='%s'\n", completion.words);
    fputs("        fi\n        ;;\n", file);
}

void completions_bash(FILE *file)
{
    char words[1024], codes[128];
    struct nika_text commands = nika_text(words, sizeof words), languages = nika_text(codes, sizeof codes);
    completion_commands(&commands);
    completion_languages(&languages);
    fputs(bash_begin, file);
    for (unsigned i = 0; cli_command(i); i++)
        completions_of_options(cli_command(i), put_bash_option, &(struct printing){file, cli_command(i)});
    for (unsigned i = 0; cli_command(i); i++)
        put_bash_command(file, cli_command(i));
    fprintf(file, "    ' --lang') list='%s' ;;\n", codes);
    fprintf(file, "    ' '*) list='%s --help --version --lang' ;;\n    'help '*) list='%s' ;;\n", words, words);
    fputs(bash_end, file);
}

/*
 * zsh: _arguments for each command.
 */

static void put_zsh_value(FILE *file, const char *name, const struct completion *completion)
{
    fprintf(file, ":%s:", name);
    if (completion->kind == COMPLETE_FILES) {
        fputs("_files", file);
    } else if (completion->kind == COMPLETE_WORDS || completion->kind == COMPLETE_LIST) {
        fputs(completion->kind == COMPLETE_LIST ? "_nika_list " : "_nika_words ", file);
        put_quoted(file, completion->words, ":");
    } else {
        fputc(' ', file);
    }
}

static void put_zsh_option(void *context, const struct completion *completion)
{
    const struct printing *printing = context;
    FILE *file = printing->file;
    const bool flag = completion->kind == COMPLETE_NOTHING;
    fprintf(file, "            '%s%s%s[", flag ? "" : "*", completion->name, flag ? "" : "=");
    put_quoted(file, completion->text, "[]\\:");
    fputc(']', file);
    if (!flag)
        put_zsh_value(file, completion->name + 2, completion);
    fputs("' \\\n", file);
}

void completions_zsh(FILE *file)
{
    static struct completion completion;
    fputs("#compdef nika\n"
          "# zsh completion for nika, made by: nika completions zsh\n"
          "_nika_words() {\n    compadd \"$@\"\n}\n"
          "_nika_list() {\n    compset -P '*,'\n    compadd -S '' \"$@\"\n}\n"
          "_nika() {\n"
          "    local -a commands\n"
          "    commands=(\n        'help'\n",
          file);
    for (unsigned i = 0; cli_command(i); i++) {
        completion_of_command(cli_command(i), &completion);
        fprintf(file, "        '%s%s", completion.name, completion.text[0] ? ":" : "");
        put_quoted(file, completion.text, "\\:");
        fputs("'\n", file);
    }
    fputs("    )\n"
          "    while ((CURRENT > 3)) && [[ $words[2] == --lang ]]; do\n"
          "        words[2,3]=()\n"
          "        ((CURRENT -= 2))\n"
          "    done\n"
          "    if ((CURRENT == 2)); then\n"
          "        _describe -t commands 'nika command' commands\n"
          "        return\n"
          "    fi\n"
          "    shift words\n"
          "    ((CURRENT--))\n"
          "    case $words[1] in\n"
          "    help) _describe -t commands 'nika command' commands ;;\n",
          file);
    for (unsigned i = 0; cli_command(i); i++) {
        completion_of_command(cli_command(i), &completion);
        fprintf(file, "    %s)\n        _arguments \\\n", cli_command(i));
        completions_of_options(cli_command(i), put_zsh_option, &(struct printing){file, cli_command(i)});
        fputs("            '--help' '--version' '*", file);
        put_zsh_value(file, "argument", &completion);
        fputs("'\n        ;;\n", file);
    }
    fputs("    esac\n}\n"
          "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n    _nika \"$@\"\nelse\n    compdef _nika nika\nfi\n",
          file);
}

/*
 * fish: one line for each command and option.
 */

static void put_fish_values(FILE *file, const struct completion *completion)
{
    if (completion->kind == COMPLETE_WORDS)
        fprintf(file, " -a '%s'", completion->words);
    else if (completion->kind == COMPLETE_LIST)
        fprintf(file, " -a '(__fish_append , %s)'", completion->words);
}

static void put_fish_text(FILE *file, const char *text)
{
    if (*text) {
        fputs(" -d '", file);
        for (; *text; text++)
            fprintf(file, *text == '\'' || *text == '\\' ? "\\%c" : "%c", *text);
        fputc('\'', file);
    }
    fputc('\n', file);
}

static void put_fish_option(void *context, const struct completion *completion)
{
    const struct printing *printing = context;
    FILE *file = printing->file;
    fprintf(file, "complete -c nika -n '__fish_seen_subcommand_from %s' -l %s", printing->command,
            completion->name + 2);
    if (completion->kind != COMPLETE_NOTHING)
        fputs(completion->kind == COMPLETE_FILES ? " -r -F" : " -x", file);
    put_fish_values(file, completion);
    put_fish_text(file, completion->text);
}

void completions_fish(FILE *file)
{
    static struct completion completion;
    char words[1024];
    struct nika_text commands = nika_text(words, sizeof words);
    completion_commands(&commands);
    fputs("# fish completion for nika, made by: nika completions fish\n"
          "complete -c nika -f\n"
          "complete -c nika -l help\ncomplete -c nika -l version\n"
          "complete -c nika -n __fish_use_subcommand -a help\n",
          file);
    fprintf(file, "complete -c nika -n '__fish_seen_subcommand_from help' -a '%s'\n", words);
    for (unsigned i = 0; cli_command(i); i++) {
        completion_of_command(cli_command(i), &completion);
        fprintf(file, "complete -c nika -n __fish_use_subcommand -a %s", cli_command(i));
        put_fish_text(file, completion.text);
        if (completion.kind == COMPLETE_FILES || completion.kind == COMPLETE_WORDS) {
            fprintf(file, "complete -c nika -n '__fish_seen_subcommand_from %s'%s", cli_command(i),
                    completion.kind == COMPLETE_FILES ? " -F" : "");
            put_fish_values(file, &completion);
            fputc('\n', file);
        }
        completions_of_options(cli_command(i), put_fish_option, &(struct printing){file, cli_command(i)});
    }
}
