'use client';

import { progressBar } from '../../internal/progress-bar.ts';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

export const Root = slot('fieldset', 'HyFileUpload-root', {
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: 8,
});

export const Legend = slot('legend', 'HyFileUpload-legend', {
  padding: 0,
  marginBlockEnd: 6,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const Zone = slot('div', 'HyFileUpload-zone', ({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: 20,
  border: `1px dashed ${theme.vars.color.control}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink2,
  textAlign: 'center',
  '& p': { margin: 0, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
  '&[data-over="true"]': {
    borderStyle: 'solid',
    borderColor: theme.vars.color.brand,
    backgroundColor: theme.vars.color.brandSoft,
  },
  '&[data-disabled="true"]': { backgroundColor: theme.vars.color.sunk },
}));

/** Shown where there is a finger, since such devices have a camera. */
export const Camera = slot('div', 'HyFileUpload-camera', { display: 'none', [media.touch]: { display: 'block' } });

export const Files = slot('ul', 'HyFileUpload-files', ({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.surface,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
}));

export const Item = slot('li', 'HyFileUpload-file', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 10,
  paddingBlock: 8,
  paddingInline: 12,
  '&[data-state="failed"]': { '--hy-file-fault': theme.vars.tone.error.fg },
  '& > svg': { color: `var(--hy-file-fault, ${theme.vars.color.ink3})` },
  '& > div > span': { display: 'block', overflowWrap: 'anywhere' },
  '& > div > span + span': { fontSize: '0.8125rem', color: `var(--hy-file-fault, ${theme.vars.color.ink2})` },
  // On a phone, the button moves below the reason. Beside it, the reason would have one letter a line.
  [media.belowNavigation]: {
    '&[data-state="failed"] > div:last-of-type': {
      display: 'contents',
      '& > :not([data-remove])': { gridColumn: '2 / -1', gridRow: 2, justifySelf: 'start', marginInlineStart: -8 },
      '& > [data-remove]': { gridColumn: 3, gridRow: 1 },
    },
  },
}));

export const Bar = slot('progress', 'HyFileUpload-progress', ({ theme }) => ({
  ...progressBar({ theme }),
  gridColumn: '1 / -1',
}));

export const Refused = slot('div', 'HyFileUpload-refused', ({ theme }) => ({
  '&[hidden]': { display: 'none' },
  '& > p': { margin: 0 },
  fontSize: '0.8125rem',
  color: theme.vars.tone.error.fg,
  overflowWrap: 'anywhere',
}));
