/** Hides an element from view, but not from screen readers. The kit does not export its own. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  margin: -1,
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
