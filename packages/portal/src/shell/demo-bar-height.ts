/** Pixels of the clock of a demo, which are kept for it until it has loaded: the page below must not move. */
export const DEMO_BAR_HEIGHT = 48;
