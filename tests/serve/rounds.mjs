// rounds.mjs: who plays what in the tests of a server that has a hard time: both games, with 3 and 4
// players, with and without a computer player; who has no seat watches. A bot plays at all tables of
// a round at once, nika join at one.
export const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'];
export const ROUNDS = {
    bots: [
        [
            { game: 'byzantz', seats: ['Ada', 'Bo', 'Cy', 'Di'] },
            { game: 'justinian', seats: ['Bo', 'casual', 'Di', 'Ada'], rules: { edition: 'fr' } },
        ],
        [
            { game: 'byzantz', seats: ['Di', 'Cy', 'beginner'], rules: { 'open-profit': 'off' } },
            { game: 'justinian', seats: ['Cy', 'Ada', 'Bo', 'Di'] },
        ],
        [
            { game: 'byzantz', seats: ['Ada', 'beginner', 'Bo', 'Di'] },
            { game: 'justinian', seats: ['Di', 'Cy', 'Bo'] },
        ],
    ],
    joins: [
        [{ game: 'byzantz', seats: ['Ada', 'Bo', 'Cy', 'Di'] }],
        [{ game: 'justinian', seats: ['Ada', 'Bo', 'Cy', 'Di'] }],
        [{ game: 'byzantz', seats: ['Ada', 'Bo', 'Cy', 'beginner'] }],
    ],
};
