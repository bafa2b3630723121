/** What is in the box. */
export const MAX_SEATS = 5;
/** How many cards a player may have, and how many prizes there are; 1 is the lowest of each (GT-4.1). */
export const SIZES = [13, 10, 7] as const;
export const HIGHEST = 13;
/** Of all prizes. */
export const MOST_POINTS = (HIGHEST * (HIGHEST + 1)) / 2;
