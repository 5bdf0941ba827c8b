'use client';

import { slot } from './slot.ts';
import { visuallyHidden } from './visually-hidden.ts';

/** Text for screen readers only. */
export const VisuallyHidden = slot('span', 'HyVisuallyHidden-root', visuallyHidden);
