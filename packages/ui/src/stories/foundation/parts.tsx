import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visually-hidden.ts';
import { media } from '../../theme/tokens.ts';

/** Layout of the foundation pages. */
export const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  color: theme.vars.color.ink,
  '& h2': { ...theme.typography.h2, margin: 0, marginBlockStart: 8 },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, maxInlineSize: '64ch', color: theme.vars.color.ink2 },
}));

export const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  backgroundColor: theme.vars.color.surface,
  fontSize: '0.875rem',
  '& th, & td': {
    paddingBlock: 6,
    paddingInline: 12,
    borderBlockEnd: `1px solid ${theme.vars.color.line}`,
    textAlign: 'start',
  },
  // On a phone each row is a block, and each cell has the name of its column before it.
  [media.belowNavigation]: {
    '& thead': visuallyHidden,
    '&, & tbody, & tr, & th, & td': { display: 'block', borderBlockEnd: 0 },
    '& tr': { paddingBlock: 8, borderBlockEnd: `1px solid ${theme.vars.color.line}` },
    '& td': { display: 'flex', alignItems: 'center', gap: 8 },
    '& td::before': { content: 'attr(data-head)', flex: '0 0 6.5rem', color: theme.vars.color.ink2 },
  },
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', overflowWrap: 'break-word' },
}));

interface RowsProps {
  /** Names of the columns. */
  heads: readonly string[];
  /** Cells of the rows, in the order of the heads. */
  rows: readonly (readonly ReactNode[])[];
}

/** Plain table. The first cell is the row header. */
export function Rows({ heads, rows }: RowsProps) {
  return (
    <Table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={String(name)}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} data-head={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
