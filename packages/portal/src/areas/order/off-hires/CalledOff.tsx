import { getOffHire, OFF_HIRE_UNDO_SECONDS, type OffHire, withdrawOffHire } from '@hireyard/contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { selectShownClientUuid } from '../../../client/corporate-client.ts';
import { useAction } from '../../../forms/use-action.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { problemOf } from '../../../http/problem.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useArrival } from '../../../pages/Arrival.tsx';
import { Failure } from '../../../pages/Failure.tsx';
import { PageLink } from '../../../pages/PageLink.tsx';
import { Panel } from '../../../pages/Panel.tsx';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import { OffHireStatusChip } from '../../../rental/OffHireStatusChip.tsx';
import { selectUserId } from '../../../session/user.ts';
import { drafts } from '../../../storage/drafts.ts';
import { useAppStore } from '../../../store/hooks.ts';
import { countdown, secondsUntil } from './countdown.ts';
import { LinkedRows } from './LinkedRows.ts';
import { useMachineName } from './MachinesField.tsx';
import { slotText } from './slot-text.ts';
import { stands } from './stands.ts';
import type { Undoable } from './undoing.ts';

/** The only yellow button of the portal. */
const UndoButton = styled(Button)(({ theme }) => ({
  color: theme.vars.color.onSignal,
  backgroundColor: theme.vars.color.signal,
  '&:hover': { backgroundColor: theme.vars.color.signal },
}));

/** Returns the whole seconds until a time, down to 0. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const seconds = countdown(secondsUntil(until)).subscribe(setLeft);
    return () => seconds.unsubscribe();
  }, [until]);
  return left;
}

/** Says that the machines are called off, and offers for some seconds to undo it. */
function Undo({ undo: { ids, until, page, drafts: typed } }: { undo: Undoable }) {
  const { t } = useTranslation('offHires');
  const { problem: sentenceOf } = useSentences();
  const store = useAppStore();
  const { toHeading } = useArrival();
  const left = useSecondsLeft(until);
  const { run, isWorking, problem } = useAction(withdrawOffHire);
  const undone = useRef(new Set<string>());
  const [isUndone, setUndone] = useState(false);
  /** A removed button fires no blur. */
  const isFocused = useRef(false);
  const undo = async () => {
    for (const id of ids) {
      if (undone.current.has(id)) continue;
      const result = await run({ params: { id } });
      if (!result?.ok) return;
      undone.current.add(id);
    }
    const state = store.getState();
    const owner = { user: selectUserId(state) ?? '', client: selectShownClientUuid(state) ?? '' };
    if (await drafts.ready()) for (const draft of typed) drafts.keep({ ...draft, ...owner, at: drafts.now() });
    setUndone(true);
    toHeading(t('undo.done'));
  };
  const isOver = left === 0 && !isWorking && problem?.type !== 'network';
  useEffect(() => {
    if (isOver && isFocused.current) toHeading();
  }, [isOver, toHeading]);
  if (isUndone)
    return (
      <Alert
        severity="info"
        action={
          <Button component={FormLink} to={page}>
            {t('undo.again')}
          </Button>
        }
      >
        {t('undo.done')}
      </Alert>
    );
  return (
    <>
      {problem && <Alert severity="error">{sentenceOf(problem)}</Alert>}
      {!isOver && (
        <Alert
          severity="success"
          role="presentation"
          action={
            <UndoButton
              variant="contained"
              loading={isWorking}
              onFocus={() => {
                isFocused.current = true;
              }}
              onBlur={() => {
                isFocused.current = false;
              }}
              onClick={() => void undo()}
            >
              {t('undo.action')}
            </UndoButton>
          }
        >
          {/* Screen readers announce the first number only. */}
          <span role="status" aria-label={t('undo.left', { seconds: OFF_HIRE_UNDO_SECONDS })}>
            <span aria-hidden="true">{t('undo.left', { seconds: left })}</span>
          </span>
        </Alert>
      )}
    </>
  );
}

/** When rent stops and when the machines are collected. */
function useTimes() {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  return ({ offRentAt, window, depot }: OffHire): readonly string[] => {
    const stops = `${t('stops.label')}: ${format.dateTime(offRentAt, depot.timeZone)}`;
    if (!window) return [stops, t('transport.bringBackTo', { name: depot.name })];
    return [stops, `${t('window.label')}: ${format.date(window.date)}, ${slotText(window.slot, format)}`];
  };
}

const Lines = styled('span')(({ theme }) => ({
  '& > strong': { ...theme.typography.h3, display: 'block' },
  '& > small': { display: 'block', fontSize: '0.875rem', color: theme.vars.color.ink2 },
}));

/** One off-hire: its number, place, machines and times. */
function CalledOffRow({ id }: { id: string }) {
  const { t } = useTranslation('offHires');
  const nameOf = useMachineName();
  const timesOf = useTimes();
  const { currentData: offHire, failure, refetch } = useRead(getOffHire, { params: { id } });
  if (failure !== undefined)
    return (
      <li>
        <Failure problem={problemOf(failure)} onRetry={refetch} />
      </li>
    );
  if (!offHire)
    return (
      <li>
        <Skeleton width="100%" height={72} />
      </li>
    );
  const { address } = offHire;
  return (
    <li>
      <Lines>
        <strong>
          <PageLink to={`/order/off-hires/${id}`}>{offHire.number ?? t('page.noNumber')}</PageLink>
        </strong>
        <small>{[address.name, address.line1, address.city].filter(Boolean).join(' · ')}</small>
        <small>{wholeNumbers(offHire.lines.map(nameOf).join(', '))}</small>
        {stands(offHire) && timesOf(offHire).map((time) => <small key={time}>{time}</small>)}
      </Lines>
      <OffHireStatusChip offHire={offHire} />
    </li>
  );
}

/** Confirms a call-off with all of its off-hires. Nothing is lost by leaving: they are sent. */
export function CalledOff({ ids, undo }: { ids: readonly string[]; undo: Undoable | null | undefined }) {
  const { t } = useTranslation('offHires');
  return (
    <>
      {undo && <Undo key={undo.until} undo={undo} />}
      <Panel title={t('page.ofContract')}>
        <LinkedRows>
          {ids.map((id) => (
            <CalledOffRow key={id} id={id} />
          ))}
        </LinkedRows>
      </Panel>
    </>
  );
}
