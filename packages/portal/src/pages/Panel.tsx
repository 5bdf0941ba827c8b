import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Sheet } from './Sheet.tsx';

/** The head of a sheet: its heading, with how many there are, and the way to all of them. */
export const PanelHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  // A note that follows at once would draw a second line below this one.
  '& + p': { borderBlockStart: 0 },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h2 > span': { marginInlineStart: 8, fontWeight: 400, color: theme.vars.color.ink2 },
  '& small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  // A touch target of 44 px in a line of text.
  '& a': {
    paddingBlock: 10,
    marginBlock: -10,
    color: theme.vars.color.brand,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
}));

/** What a panel says where it has no rows, or below them. */
export const PanelNote = styled('p')(({ theme }) => ({
  margin: 0,
  padding: 14,
  color: theme.vars.color.ink2,
  '* + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& a': { paddingBlock: 10, color: theme.vars.color.brand, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));

/** Rows of a panel: what it is, in one line or two, and at its end an amount or a button. */
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
  /** Beside the title: how many there are. */
  count?: ReactNode;
  /** The way to all of them. */
  link?: ReactNode;
  children: ReactNode;
}

/** A part of a detail page in a sheet of its own. */
export function Panel({ title, count, link, children }: PanelProps) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <PanelHead>
        <h2 id={id}>
          {title}
          {count !== undefined && <span>{count}</span>}
        </h2>
        {link}
      </PanelHead>
      {children}
    </Sheet>
  );
}
