import { getPlanning } from '@hireyard/contract';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import {
  PLANNING_ZOOMS,
  PlanningTimeline,
  type PlanningWindow,
  shiftWindow,
  windowAround,
  windowFrom,
} from '@hireyard/ui/rental/PlanningTimeline';
import { tokens } from '@hireyard/ui/theme';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { selectProductNames } from '../../../client/product-names.ts';
import { problemOf } from '../../../http/problem.ts';
import { useToday } from '../../../i18n/locality.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListTools, NoRows } from '../../../lists/ListView.tsx';
import { facetsQueryOf } from '../../../lists/list-state.ts';
import { choice, localDate } from '../../../lists/params.ts';
import { DetailLink } from '../../../lists/RowLink.tsx';
import { useFacets } from '../../../lists/use-list-data.ts';
import { useUrlParam } from '../../../lists/use-url-param.ts';
import { Failure } from '../../../pages/Failure.tsx';
import { lazyPart } from '../../../pages/load-chunk.ts';
import { useMachineCodes } from '../../../rental/line-columns.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useLineStatusText } from '../../../rental/StatusOfLine.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { type ContractControls, useContractsList } from './contracts-list.ts';
import type { PlanningTools } from './PlanningControls.tsx';
import type { PlanningWords } from './planning-groups.ts';
import { CONTRACTS } from './reads.ts';
import { type PlanningQuery, type PlanningRowsInput, usePlanningRows } from './use-planning.ts';

const Legend = lazyPart(() => import('./PlanningLegend.tsx'));
const PlanningControls = lazyPart(() => import('./PlanningControls.tsx'));
const ZOOM = choice(PLANNING_ZOOMS, 'fourWeeks');

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& > strong': { flex: '1 1 12rem', fontWeight: 600 },
  // Three full-width rows on a phone, because buttons would wrap at arbitrary places.
  [tokens.media.belowNavigation]: { '& > *, & > strong': { flex: '1 1 100%' }, '& > * > button': { flex: '1 1 0' } },
}));

const Moves = styled('div')({ display: 'flex', gap: 8 });

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 14px',
  color: theme.vars.tone.warning.fg,
  backgroundColor: theme.vars.tone.warning.bg,
}));

function usePlanningWords(): PlanningWords {
  const { t: order } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const { t } = useTranslation('planning');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const codes = useMachineCodes();
  const status = useLineStatusText();
  return useMemo(() => {
    const short = (date: string) => format.date(date, 'short');
    return {
      machine: (line) => productName(names, line.productCode),
      codes,
      status,
      range: (from, to) => (to === null ? t('openSince', { date: short(from) }) : format.dateRange(from, to, 'short')),
      until: (to) => common('list.periods.to', { date: short(to) }),
      openSince: (from) => t('openSince', { date: short(from) }),
      pickupAsked: (to) => t('pickupAsked', { date: short(to) }),
      offHired: (number, to) => [number, t('offHired', { date: short(to) })].filter(Boolean).join(' · '),
      overdue: (days) => order('status.overdueDays', { count: days }),
      lines: (count) => order('contracts.lineCount', { count }),
      noProject: order('noProject'),
    };
  }, [t, order, common, format, names, codes, status]);
}

/** Returns the visible window: from the URL, otherwise the weeks around the filtered period or today. */
function usePlanningWindow({ from, to }: ContractControls['state']['filters']) {
  const today = useToday();
  const [zoom, setZoom] = useUrlParam('zoom', ZOOM);
  const [at, setAt] = useUrlParam('at', localDate);
  const isBack = useNavigationType() === NavigationType.Pop;
  const period = `${from} ${to}`;
  const former = useRef(period);
  // Moves the window to a newly filtered period. Back restores the previous window instead.
  useEffect(() => {
    if (former.current !== period && !isBack) setAt(null, { replace: true });
    former.current = period;
  }, [period, isBack, setAt]);
  const window = useMemo(
    () => (at === null ? windowAround(from ?? to ?? today, zoom) : windowFrom(at, zoom)),
    [at, from, to, today, zoom],
  );
  return {
    today,
    zoom,
    setZoom,
    window,
    move: (by: -1 | 1) => setAt(shiftWindow(window, by).from),
    toToday: () => setAt(windowAround(today, zoom).from),
  };
}

/** Returns the days that two periods share. Without shared days, the result ends before it begins. */
const overlap = (window: PlanningWindow, { from, to }: { from: string | null; to: string | null }) => ({
  from: from !== null && from > window.from ? from : window.from,
  to: to !== null && to < window.to ? to : window.to,
});

interface RowsProps extends PlanningRowsInput {
  today: string;
  sx: PlanningTools['sx'] | undefined;
}

/** A separate component, so that lines loaded during scrolling re-render the timeline only. */
function Rows({ today, sx, ...input }: RowsProps) {
  const { t, i18n } = useTranslation('planning');
  const { groups, onLoadRows, onRetry } = usePlanningRows(input);
  return (
    <PlanningTimeline
      label={t('label')}
      groups={groups}
      onLoadRows={(_, rows) => onLoadRows(rows)}
      onRetry={(_, rows) => onRetry(rows)}
      window={input.window}
      today={today}
      language={i18n.language}
      LinkComponent={DetailLink}
      sx={sx}
    />
  );
}

/** The contracts overview as a timeline. Lazy: loaded when it is first opened. */
export default function PlanningView({ controls }: { controls: ContractControls }) {
  const { t } = useTranslation('planning');
  const format = useFormat();
  const words = usePlanningWords();
  const { state } = controls;
  const { today, zoom, setZoom, window, move, toToday } = usePlanningWindow(state.filters);

  const [tools, setTools] = useState<PlanningTools>();
  const { texts, filters } = useContractsList();
  // Filters limited to the visible window, and to the filtered period if there is one.
  const filtered = { ...state.filters, ...overlap(window, state.filters) };
  const skip = filtered.from > filtered.to;
  const inWindow = { ...state, filters: filtered };
  const queryKey = JSON.stringify(facetsQueryOf(inWindow));
  const query = useMemo(() => JSON.parse(queryKey) as PlanningQuery, [queryKey]);
  const { currentData, failure, refetch } = useRead(getPlanning, { query }, { skip });
  const frame = skip ? undefined : currentData;
  const counted = useFacets(CONTRACTS.facets, inWindow, {}, { skip });
  const count = skip ? 0 : frame?.groups.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const isEmpty = skip || frame?.groups.length === 0;

  return (
    <ListTools
      endpoints={CONTRACTS}
      controls={controls}
      filters={filters}
      texts={texts}
      counted={counted}
      count={count}
      foot={
        frame &&
        frame.statuses.length > 0 && (
          <Suspense>
            <Legend statuses={frame.statuses} />
          </Suspense>
        )
      }
    >
      <Toolbar>
        <strong>{format.dateRange(window.from, window.to)}</strong>
        <Moves>
          <Button variant="outlined" onClick={() => move(-1)}>
            {t('earlier')}
          </Button>
          <Button variant="outlined" onClick={toToday}>
            {t('today')}
          </Button>
          <Button variant="outlined" onClick={() => move(1)}>
            {t('later')}
          </Button>
        </Moves>
        <SegmentedControl
          label={t('zoom')}
          segments={PLANNING_ZOOMS.map((value) => ({ value, label: t(`zooms.${value}`) }))}
          value={zoom}
          onChange={(_, next) => setZoom(next)}
        />
      </Toolbar>
      {frame?.truncated && <Note role="status">{t('truncated')}</Note>}
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      {isEmpty && (
        <Suspense>
          <NoRows list={CONTRACTS.page.list} controls={controls} texts={texts} />
        </Suspense>
      )}
      <Suspense>
        <PlanningControls window={window} today={today} onReady={setTools} />
      </Suspense>
      {failure === undefined && !isEmpty && (
        <Rows
          query={query}
          frame={frame}
          window={window}
          words={words}
          withControls={tools?.withControls}
          today={today}
          sx={tools?.sx}
        />
      )}
    </ListTools>
  );
}
