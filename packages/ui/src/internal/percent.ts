/** Converts a share (0 to 1) to a CSS percentage, precise enough for a quarter of a year on a wide screen. */
export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
