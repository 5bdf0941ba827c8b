'use client';

import { slot } from './slot.ts';
import { visuallyHidden } from './visually-hidden.ts';

/** Text for screen readers alone. */
export const VisuallyHidden = slot('span', 'HyVisuallyHidden-root', visuallyHidden);
