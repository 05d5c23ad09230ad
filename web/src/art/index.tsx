/**
 * index.tsx: the pieces, drawn fresh: everybody draws them through these. Each is one <svg> that
 * fills its box (width and height come from CSS: class "art" is 1em high), hidden from screen
 * readers unless it gets a `title`. #/gallery shows them all.
 */
export { seatLetters, seatColors, SeatMark, TokenFace, TokenBack } from './art_seats';
export { Counselor } from './counselors';
export { courtColors, ColorSign, CourtCard } from './art_justinian';
export { goodColors, Good, GoodsCard, BidderCard } from './goods';
export { Logo } from './logo';
export { Icon, iconNames, type IconName } from './icons';
export { Hero } from './hero';
export { Roundel } from './ship';
