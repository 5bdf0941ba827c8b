import { getPlanning } from '@hireyard/contract';
import {
  PLANNING_ZOOMS,
  PlanningTimeline,
  shiftWindow,
  windowAround,
  windowFrom,
} from '@hireyard/ui/components/PlanningTimeline';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import { tokens } from '@hireyard/ui/theme';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { problemOf } from '../../../http/problem.ts';
import { localToday } from '../../../i18n/local-today.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListTools, NoRows } from '../../../lists/ListView.tsx';
import { facetsQueryOf } from '../../../lists/list-state.ts';
import { choice, localDate } from '../../../lists/params.ts';
import { DetailLink } from '../../../lists/RowLink.tsx';
import { useFacets } from '../../../lists/use-list-data.ts';
import { useUrlParam } from '../../../lists/use-url-param.ts';
import { Failure } from '../../../pages/Failure.tsx';
import { useMachineCodes } from '../../../rental/line-columns.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useLineStatusText } from '../../../rental/StatusOfLine.tsx';
import { selectProductNames } from '../../../settings/product-names.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { CONTRACTS, type ContractControls, useContractsList } from './contracts-list.ts';
import { groupsOf, type PlanningWords } from './planning-groups.ts';

const ZOOM = choice(PLANNING_ZOOMS, 'fourWeeks');

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& > strong': { flex: '1 1 12rem', fontWeight: 600 },
  // On a phone three full-width rows, instead of buttons that wrap anywhere.
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
  const { t } = useTranslation('order');
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
      range: (from, till) =>
        till === null ? t('planning.openSince', { date: short(from) }) : format.dateRange(from, till, 'short'),
      since: (from) => t('planning.since', { date: short(from) }),
      openSince: (from) => t('planning.openSince', { date: short(from) }),
      pickupAsked: (till) => t('planning.pickupAsked', { date: short(till) }),
      offHired: (number, till) => [number, t('planning.offHired', { date: short(till) })].filter(Boolean).join(' · '),
      overdue: (days) => t('status.overdueDays', { count: days }),
      machines: (count) => t('contracts.machineCount', { count }),
      noProject: t('noProject'),
    };
  }, [t, format, names, codes, status]);
}

/** The window on show: what the URL says, else the weeks around the filtered period or today. */
function usePlanningWindow(periodFrom: string | null) {
  const today = localToday();
  const [zoom, setZoom] = useUrlParam('zoom', ZOOM);
  const [at, setAt] = useUrlParam('at', localDate);
  const window = useMemo(
    () => (at === null ? windowAround(periodFrom ?? today, zoom) : windowFrom(at, zoom)),
    [at, periodFrom, today, zoom],
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

/** The overview as a timeline; a chunk of its own, loaded when it is first shown. */
export default function PlanningView({ controls }: { controls: ContractControls }) {
  const { t, i18n } = useTranslation('order');
  const format = useFormat();
  const words = usePlanningWords();
  const { state } = controls;
  const { today, zoom, setZoom, window, move, toToday } = usePlanningWindow(state.filters.from);

  const { texts, filters } = useContractsList();
  // The window is the period here, so that no other one narrows what is counted.
  const inWindow = { ...state, filters: { ...state.filters, from: window.from, till: window.till } };
  const { currentData, failure, refetch } = useRead(getPlanning, { query: facetsQueryOf(inWindow) });
  const { facets } = useFacets(CONTRACTS.facets, inWindow);
  const groups = useMemo(
    () => currentData && groupsOf(currentData.groups, window, words),
    [currentData, window, words],
  );
  const machines = currentData?.groups.reduce((sum, { lines }) => sum + lines.length, 0);

  return (
    <ListTools
      endpoints={CONTRACTS}
      controls={controls}
      filters={filters.filter(({ kind }) => kind !== 'period')}
      texts={texts}
      facets={facets}
      count={machines}
    >
      <Toolbar>
        <strong>{format.dateRange(window.from, window.till)}</strong>
        <Moves>
          <Button variant="outlined" onClick={() => move(-1)}>
            {t('planning.earlier')}
          </Button>
          <Button variant="outlined" onClick={toToday}>
            {t('planning.today')}
          </Button>
          <Button variant="outlined" onClick={() => move(1)}>
            {t('planning.later')}
          </Button>
        </Moves>
        <SegmentedControl
          label={t('planning.zoom')}
          segments={PLANNING_ZOOMS.map((value) => ({ value, label: t(`planning.zooms.${value}`) }))}
          selected={zoom}
          onSelectedChange={(next) => setZoom(next)}
        />
      </Toolbar>
      {currentData?.truncated && <Note role="status">{t('planning.truncated')}</Note>}
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      {groups?.length === 0 && <NoRows list={CONTRACTS.page.list} controls={controls} texts={texts} />}
      {failure === undefined && groups?.length !== 0 && (
        <PlanningTimeline
          label={t('planning.label')}
          groups={groups}
          window={window}
          today={today}
          language={i18n.language}
          LinkComponent={DetailLink}
        />
      )}
    </ListTools>
  );
}
