'use client';

import type { ReactNode } from 'react';
import { SelectIcon } from '../theme/mui-icons.tsx';
import { roomForArrow, selectArrow } from '../theme/select-arrow.ts';
import { slot } from './slot.ts';

const Frame = slot('span', 'HySelectFrame-root', ({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '& > select': { ...roomForArrow, appearance: 'none', flex: 'auto', minInlineSize: 0 },
  '& > select + *': { ...selectArrow({ theme }), position: 'absolute', pointerEvents: 'none' },
}));

/** Draws the arrow of `Select` on the native select inside, for places where a whole field would be too much code. */
export const SelectFrame = ({ children }: { children: ReactNode }) => (
  <Frame>
    {children}
    <SelectIcon />
  </Frame>
);
