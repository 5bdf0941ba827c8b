'use client';

import { slot } from './slot.ts';

/** Text for screen readers alone. */
export const VisuallyHidden = slot('span', 'HyVisuallyHidden-root', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
