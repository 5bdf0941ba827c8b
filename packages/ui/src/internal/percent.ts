/** A share (0 to 1) as a length in CSS, fine enough for a window of a quarter on a wide screen. */
export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
