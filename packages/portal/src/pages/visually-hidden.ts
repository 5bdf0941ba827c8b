/** Read out and not shown; the design system does not export its own. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  margin: -1,
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
