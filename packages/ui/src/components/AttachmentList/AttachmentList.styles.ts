'use client';

import { progressBar } from '../../internal/progress-bar.ts';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

export const Root = slot('section', 'HyAttachmentList-root', ({ theme }) => ({ color: theme.vars.color.ink }));

export const Files = slot('ul', 'HyAttachmentList-list', ({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
}));

export const File = slot('li', 'HyAttachmentList-file', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  paddingBlock: 8,
  '&[data-state="failed"]': { '--hy-file-fault': theme.vars.palette.error.main },
}));

export const Thumbnail = slot('span', 'HyAttachmentList-thumbnail', ({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 44,
  blockSize: 44,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.status,
  backgroundColor: theme.vars.color.sunk,
  color: `var(--hy-file-fault, ${theme.vars.color.ink2})`,
  '& > img': { inlineSize: 42, blockSize: 42, objectFit: 'cover' },
}));

export const Details = slot('div', 'HyAttachmentList-details', ({ theme }) => ({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > a, & > button': {
    display: 'inline-block',
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: theme.vars.color.brand,
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    minBlockSize: 24,
    '&:hover': { textDecoration: 'underline' },
    [media.touch]: { paddingBlock: 8 },
  },
  '& > div': { marginBlockStart: 6 },
  '& > p': { margin: 0, fontSize: '0.8125rem', color: `var(--hy-file-fault, ${theme.vars.color.ink2})` },
}));

export const Bar = slot('progress', 'HyAttachmentList-progress', ({ theme }) => ({
  ...progressBar({ theme }),
  gridColumn: '1 / -1',
}));

export const Empty = slot('p', 'HyAttachmentList-empty', ({ theme }) => ({ margin: 0, color: theme.vars.color.ink2 }));
