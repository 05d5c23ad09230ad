/** names.ts: how puzzles are called: their themes and grades. */
import { tell } from '../ui/page_words';
import type { Theme } from './puzzle_data';

export function themeName(theme: Theme): string {
    switch (theme) {
        case 'bid':
            return tell('web_puzzle_bid');
        case 'much':
            return tell('web_puzzle_much');
        case 'give':
            return tell('web_puzzle_give');
        case 'take':
            return tell('web_puzzle_take');
        case 'sell':
            return tell('web_puzzle_sell');
        case 'place':
            return tell('web_puzzle_place');
        case 'court':
            return tell('web_puzzle_court');
        case 'pass':
            return tell('web_puzzle_pass');
        case 'direction':
            return tell('web_puzzle_direction');
        case 'trigger':
            return tell('web_puzzle_trigger');
        case 'color':
            return tell('web_puzzle_color');
        case 'exchange':
            return tell('web_puzzle_exchange');
        case 'reading':
            return tell('web_puzzle_reading');
    }
}

export const grades = [1, 2, 3, 4, 5] as const;

export function gradeName(grade: number): string {
    switch (grade) {
        case 1:
            return tell('web_puzzle_grade_1');
        case 2:
            return tell('web_puzzle_grade_2');
        case 3:
            return tell('web_puzzle_grade_3');
        case 4:
            return tell('web_puzzle_grade_4');
        default:
            return tell('web_puzzle_grade_5');
    }
}
