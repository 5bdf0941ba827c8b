'use client';

import { slot } from '../../internal/slot.ts';

const Mark = slot('span', 'HyField-mark', ({ theme }) => ({
  color: theme.vars.palette.error.main,
  marginInlineStart: 4,
  cursor: 'help',
}));

/** For the eye; `required` of the control says it. */
export const RequiredMark = ({ title }: { title: string }) => (
  <Mark aria-hidden="true" title={title}>
    *
  </Mark>
);
