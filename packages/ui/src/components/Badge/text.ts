export const badgeText = {
  /** Shown for numbers above the maximum. */
  over: (max: number) => `${max}+`,
};
