/** What is in the box. */
export const MAX_SEATS = 5;
/** The possible numbers of cards per player and of prizes; 1 is the lowest of each (GT-4.1). */
export const SIZES = [13, 10, 7] as const;
export const HIGHEST = 13;
/** The sum of all prizes. */
export const MOST_POINTS = (HIGHEST * (HIGHEST + 1)) / 2;
