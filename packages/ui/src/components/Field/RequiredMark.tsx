'use client';

import { slot } from '../../internal/slot.ts';

const Mark = slot('span', 'HyField-mark', ({ theme }) => ({
  color: theme.vars.palette.error.main,
  marginInlineStart: 4,
  cursor: 'help',
}));

/** Visual mark only. The control's `required` announces it. */
export const RequiredMark = ({ title }: { title: string }) => (
  <Mark aria-hidden="true" title={title}>
    *
  </Mark>
);
