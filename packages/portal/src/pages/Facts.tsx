import { tokens } from '@hireyard/ui/theme';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 16px',
  margin: 0,
  padding: 16,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  [tokens.media.navigation]: { gap: '18px 24px', padding: 20 },
  [tokens.media.table]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& dd': { margin: 0, marginBlockStart: 2 },
  '& dd > span, & dd > a': { display: 'block' },
  '& dd > a': {
    inlineSize: 'fit-content',
    minBlockSize: 24,
    lineHeight: '24px',
    color: theme.vars.color.brand,
    fontWeight: 600,
    textDecoration: 'none',
    [tokens.media.touch]: { lineHeight: tokens.touchTarget },
  },
  '& dd > a:hover': { textDecoration: 'underline' },
  '& [data-none]': { color: theme.vars.color.ink3 },
}));

export interface Fact {
  readonly label: string;
  /** Null where there is none. */
  readonly value: ReactNode;
}

/** What is known of a thing, each with its name. */
export function Facts({ facts, loading }: { facts: readonly Fact[]; loading: boolean }) {
  return (
    <Root aria-busy={loading}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{loading ? <Skeleton variant="text" width="70%" /> : (value ?? <span data-none="">–</span>)}</dd>
        </div>
      ))}
    </Root>
  );
}
