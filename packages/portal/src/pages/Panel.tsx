import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Sheet } from './Sheet.tsx';
import { linkStyles } from './TextLink.ts';

/** The header of a panel: heading, number of rows, and a link to all of them. */
export const PanelHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  // Avoids a double line above a note.
  '& + p': { borderBlockStart: 0 },
  '& h2': { ...theme.typography.h3, margin: 0 },
  // The number beside the heading is read apart from it.
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 },
  '& > div > span': { ...theme.typography.h3, fontWeight: 400, color: theme.vars.color.ink2 },
  '& small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  // A touch target of 44 px in a line of text.
  '& a': { paddingBlock: 10, marginBlock: -10, ...linkStyles(theme) },
}));

/** A note in a panel without rows, or below them. */
export const PanelNote = styled('p')(({ theme }) => ({
  margin: 0,
  padding: 14,
  color: theme.vars.color.ink2,
  '* + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& a': { paddingBlock: 10, ...linkStyles(theme) },
}));

/** Rows of a panel, each with one or two lines of text and an amount or button at the end. */
export const PanelRows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minBlockSize: 44,
    padding: '10px 14px',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& > li > :first-of-type': { minInlineSize: 0 },
}));

interface PanelProps {
  title: string;
  /** Number of rows, next to the title. */
  count?: ReactNode;
  /** Link to all rows. */
  link?: ReactNode;
  children: ReactNode;
}

/** A section of a detail page. */
export function Panel({ title, count, link, children }: PanelProps) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <PanelHead>
        <div>
          <h2 id={id}>{title}</h2>
          {count !== undefined && <span>{count}</span>}
        </div>
        {link}
      </PanelHead>
      {children}
    </Sheet>
  );
}
