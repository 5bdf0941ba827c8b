/** Height of the demo bar in pixels. Reserved until the bar has loaded, so that the page does not move. */
export const DEMO_BAR_HEIGHT = 48;
