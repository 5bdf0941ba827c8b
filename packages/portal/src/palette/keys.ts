/** Cmd on Apple keyboards, where Ctrl+K deletes to the end of the line. Ctrl elsewhere. */
export const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);

const withModifier = (key: string) =>
  isApple ? { aria: `Meta+${key}`, shown: `⌘${key}` } : { aria: `Control+${key}`, shown: `Ctrl+${key}` };

export const SEARCH_KEYS = withModifier('K');
export const PRINT_KEYS = withModifier('P');
