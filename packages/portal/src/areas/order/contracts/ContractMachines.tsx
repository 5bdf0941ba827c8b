import { type ContractDetailLine, endOfRent, lineState, localDateIn } from '@hireyard/contract';
import { type DataColumn, DataList } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { Suspense, useMemo } from 'react';
import { selectPricesVisible } from '../../../client/prices.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { lazyPart } from '../../../pages/load-chunk.ts';
import { PanelHead } from '../../../pages/Panel.tsx';
import { visuallyHidden } from '../../../pages/visually-hidden.ts';
import { hasRates, useLineColumns } from '../../../rental/line-columns.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { monthsOf, type Scale, scaleOf, shareOf, stretchesOf } from './contract-model.ts';

// Lazy: users read the periods before they use the actions.
const LinePart = lazyPart(() => import('./LinePart.tsx'));

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const Hidden = styled('span')(visuallyHidden);

const Months = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  blockSize: 20,
  color: theme.vars.color.ink2,
  '& > span': {
    position: 'absolute',
    paddingInlineStart: 5,
    borderInlineStart: `1px solid ${theme.vars.color.lineStrong}`,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
  },
  '& > [data-today]': {
    paddingInline: 6,
    border: 0,
    borderRadius: theme.vars.radius.status,
    color: theme.vars.color.onSignal,
    backgroundColor: theme.vars.color.signal,
    fontWeight: 700,
  },
}));

/** Minimum distance between month names, and between a name and today, as a share of the scale. */
const ROOM = 0.16;

/** Month names and the today marker above the bars. Decorative, because each row contains its dates as text. */
function MonthsHead({ scale, now }: { scale: Scale; now: string }) {
  const { t, i18n } = useTranslation('order');
  const { t: own } = useTranslation('contract');
  const today = shareOf(now, scale);
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  let last = Number.NEGATIVE_INFINITY;
  const labeledMonths = monthsOf(scale).filter((start) => {
    const share = shareOf(start, scale);
    const fits = share - last >= ROOM && Math.abs(share - today) >= ROOM && share < 1 - ROOM / 2;
    if (fits) last = share;
    return fits;
  });
  return (
    <Months role="img" aria-label={t('columns.period')}>
      {labeledMonths.map((start) => (
        <span key={start} style={{ insetInlineStart: percent(shareOf(start, scale)) }}>
          {month.format(new Date(start))}
        </span>
      ))}
      {/* The translation keeps the label between the edges of the scale. */}
      <span data-today="" style={{ insetInlineStart: percent(today), translate: percent(-today) }}>
        {own('today')}
      </span>
    </Months>
  );
}

const Period = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 5,
  fontSize: '0.8125rem',
  // Covers the line for today, which would strike through the text.
  '& > [data-words]': {
    position: 'relative',
    zIndex: 1,
    justifySelf: 'start',
    paddingInlineEnd: 6,
    backgroundColor: theme.vars.color.surface,
  },
}));

const Track = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  blockSize: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.color.line,
  '& > span': { position: 'absolute', insetBlock: 0, backgroundColor: theme.vars.color.brand },
  '& > [data-part="ahead"]': { opacity: 0.35 },
  '& > [data-part="late"]': {
    backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.tone.error.fg} 0 4px, ${theme.vars.tone.error.bg} 4px 8px)`,
  },
  '&[data-over] > span': { backgroundColor: theme.vars.color.ink3 },
  [tokens.media.forcedColors]: {
    border: '1px solid CanvasText',
    '& > span': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
}));

/** Extends over the height of a row, so that the markers of all rows form one line. */
const Today = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: -18,
  inlineSize: 2,
  marginInlineStart: -1,
  backgroundColor: theme.vars.color.signal,
  pointerEvents: 'none',
  [tokens.media.belowTable]: { insetBlock: 'auto -3px', blockSize: 14 },
  [tokens.media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
}));

const OVER = ['returned', 'closed', 'cancelled'];

/** The period of a line, as text and as a bar on the scale of the contract. */
function PeriodOnScale({ line, scale, now }: { line: ContractDetailLine; scale: Scale; now: string }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const { timeZone } = line.depot;
  const day = (instant: string) => localDateIn(instant, timeZone);
  const end = endOfRent(line);
  const [from, to] = [day(line.onRentAt), end && day(end)];
  const parts = stretchesOf(line, scale, now);
  return (
    <Period>
      <span data-words="">
        {to === null ? `${format.date(from, 'short')} – ${t('openEnded')}` : format.dateRange(from, to, 'short')}
      </span>
      <Track aria-hidden="true" {...(OVER.includes(lineState(line)) && { 'data-over': '' })}>
        {(['passed', 'ahead', 'late'] as const).map(
          (part) =>
            parts[part].width > 0 && (
              <span
                key={part}
                data-part={part}
                style={{ insetInlineStart: percent(parts[part].start), inlineSize: percent(parts[part].width) }}
              />
            ),
        )}
      </Track>
      <Today aria-hidden="true" style={{ insetInlineStart: percent(shareOf(now, scale)) }} />
    </Period>
  );
}

/** The lines of a contract, with one line for today across all periods. */
export function ContractMachines({ lines }: { lines: readonly ContractDetailLine[] | undefined }) {
  const { t } = useTranslation('order');
  const { t: own } = useTranslation('contract');
  const { machine, period, status, rate } = useLineColumns();
  const priced = useAppSelector(selectPricesVisible) && hasRates(lines ?? []);
  const columns = useMemo(() => {
    const now = new Date().toISOString();
    const scale = scaleOf(lines ?? [], now);
    const visibleColumns: DataColumn<ContractDetailLine>[] = [
      { ...machine, width: '30%' },
      {
        ...period,
        width: '32%',
        header: lines?.length ? <MonthsHead scale={scale} now={now} /> : t('columns.period'),
        headerText: t('columns.period'),
        cell: (line) => <PeriodOnScale line={line} scale={scale} now={now} />,
      },
      { ...status, width: '18%' },
      ...(priced ? [rate as DataColumn<ContractDetailLine>] : []),
      {
        id: 'actions',
        header: <Hidden>{own('actions')}</Hidden>,
        headerText: own('actions'),
        align: 'end',
        cell: (line) => (
          <Suspense>
            <LinePart line={line} />
          </Suspense>
        ),
      },
    ];
    return visibleColumns;
  }, [t, own, lines, machine, period, status, rate, priced]);
  return (
    <ListSheet label={own('machines')}>
      <PanelHead>
        <h2>{own('machines')}</h2>
      </PanelHead>
      <DataList caption={own('machines')} columns={columns} items={lines} keyOf={({ id }) => id} skeletonRows={3} />
    </ListSheet>
  );
}
