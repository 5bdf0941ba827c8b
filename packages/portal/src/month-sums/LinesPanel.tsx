import { Paginator } from '@hireyard/ui/components/Paginator';
import { SidePanel } from '@hireyard/ui/components/SidePanel';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../http/problem.ts';
import { Failure } from '../pages/Failure.tsx';
import { linkStyles } from '../pages/TextLink.ts';
import { LINES_SIZE } from './use-sums-url.ts';

const Rows = styled('ul')(({ theme }) => ({
  margin: '-16px -20px 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '2px 12px', padding: '12px 20px' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.8125rem', color: theme.vars.color.ink2, gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  // A touch target of 44 px in a line of text.
  '& a': { paddingBlock: 12, marginBlock: -12, ...linkStyles(theme) },
}));

interface LinesPanelProps<L> {
  title: string;
  subtitle: string;
  label: string;
  none: string;
  /** URL without the panel. */
  closed: string;
  data: { readonly items: readonly L[]; readonly hasMore: boolean } | undefined;
  failure: Parameters<typeof problemOf>[0] | undefined;
  onRetry: () => void;
  page: number;
  onPageChange: (page: number) => void;
  row: (line: L) => ReactNode;
}

/** Panel with the lines behind a figure, page by page. */
export function LinesPanel<L>({ data, failure, page, row, ...props }: LinesPanelProps<L>) {
  const navigate = useNavigate();
  const isLong = data !== undefined && (data.hasMore || page > 0);
  return (
    <SidePanel
      open
      title={props.title}
      subtitle={props.subtitle}
      onClose={() => void navigate(props.closed, { preventScrollReset: true })}
      actions={
        isLong && (
          <Paginator
            count={undefined}
            hasMore={data.hasMore}
            rowsOnPage={data.items.length}
            page={page}
            rowsPerPage={LINES_SIZE}
            onPageChange={(_, next) => props.onPageChange(next)}
          />
        )
      }
    >
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={props.onRetry} />}
      {!data && failure === undefined && <Skeleton variant="rounded" height={240} />}
      {data?.items.length === 0 && <p>{props.none}</p>}
      {data && data.items.length > 0 && <Rows aria-label={props.label}>{data.items.map(row)}</Rows>}
    </SidePanel>
  );
}
