export const badgeText = {
  /** More than can be written out. */
  over: (max: number) => `${max}+`,
};
