import {
  type AttentionItem,
  addDays,
  deleteAttentionSnooze,
  getAttentionAssignees,
  isoWeekday,
  type Named,
  putAttentionAssignee,
  putAttentionSnooze,
} from '@hireyard/contract';
import Alert from '@mui/material/Alert';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useRead } from '../api/use-read.ts';
import type { Written } from '../api/use-write.ts';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { localToday } from '../i18n/local-today.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useArrival } from '../pages/Arrival.tsx';
import { lazyPart } from '../pages/load-chunk.ts';
import { selectUserId } from '../session/user.ts';
import { useAppSelector } from '../store/hooks.ts';

const EntryDialog = lazyPart(() => import('./EntryDialog.tsx'));
/** Below its entry. */
const Refused = styled(Alert)({ gridColumn: '1 / -1' });
/** To whom it is given and was given, which nobody can choose. */
const Said = styled(MenuItem)({ '&.Mui-disabled': { opacity: 1, whiteSpace: 'normal', fontSize: '0.8125rem' } });
/** As many as a menu shows at a glance; the dialog finds the others. */
const OFFERED = 8;
const MONDAY = 1;

/** Today where the thing is, as the server has counted its days; where it has none, today of the device. */
const todayOf = ({ day, daysSince }: AttentionItem): string =>
  day === null || daysSince === null ? localToday() : addDays(day, daysSince);

/** What it is about: putting off, giving away, or on a phone both. */
export type EntryMenuKind = 'snooze' | 'assign' | 'both';

export interface EntryMenuProps {
  item: AttentionItem;
  /** What the entry is called. */
  what: string;
  /** Whose it is and since when, as a sentence. */
  since: string | null;
  kind: EntryMenuKind;
  anchor: HTMLElement;
  /** Why something was refused, in the place of the menu. */
  refusal: string | null;
  onClose: () => void;
  /** Told why something was refused, as a sentence. */
  onRefused: (sentence: string) => void;
}

/** Puts an entry off for the user alone, or gives it to somebody who has it too. */
export default function EntryMenu(props: EntryMenuProps) {
  const { item, what, since, kind, anchor, refusal, onClose, onRefused } = props;
  const { t } = useTranslation('attention');
  const format = useFormat();
  const { problem: sentenceOf } = useSentences();
  const { announce, toHeading } = useArrival();
  const [asked, setAsked] = useState<'snooze' | 'assign' | null>(null);
  const snooze = useAction(putAttentionSnooze);
  const bringBack = useAction(deleteAttentionSnooze);
  const assign = useAction(putAttentionAssignee);
  const { id, assignee, formerAssignee, snoozedUntil } = item;
  const params = { id };
  const tomorrow = addDays(todayOf(item), 1);
  const monday = addDays(tomorrow, (7 + MONDAY - isoWeekday(tomorrow)) % 7);
  const dayOf = (day: string) => format.date(day, 'weekday');

  /** The row goes with its button, so that the focus goes to the heading; while it stays, the menu gives the focus back. */
  const ended = (written: Written<unknown> | null, sentence: string, stays = false) => {
    if (!written) return;
    if (!written.ok) return onRefused(sentenceOf(written.problem));
    onClose();
    if (stays) announce(sentence);
    else toHeading(sentence);
  };
  const snoozed = (until: string) => t('snooze.done', { date: dayOf(until), what });
  const given = (to: string | null) =>
    to === null ? t('assign.undone', { what }) : t('assign.done', { name: to, what });
  const putOff = async (until: string) => ended(await snooze.run({ params, body: { until } }), snoozed(until));
  const back = async () => ended(await bringBack.run({ params }), t('snooze.undone', { what }));
  const give = async (to: Named | null) =>
    ended(await assign.run({ params, body: { userId: to?.id ?? null } }), given(to?.name ?? null), true);

  if (refusal !== null) {
    return (
      <Refused severity="error" onClose={onClose}>
        {refusal}
      </Refused>
    );
  }
  if (asked) {
    return (
      <Suspense>
        <EntryDialog
          kind={asked}
          item={item}
          what={what}
          suggested={monday}
          onClose={onClose}
          onSaved={({ until, name }) => {
            onClose();
            if (until === undefined) announce(given(name ?? null));
            else toHeading(snoozed(until));
          }}
        />
      </Suspense>
    );
  }
  const title = t(`tools.${kind}`);
  const isWorking = snooze.isWorking || bringBack.isWorking || assign.isWorking;
  const snoozes = [
    ...(snoozedUntil === null
      ? []
      : [
          <MenuItem key="back" disabled={isWorking} onClick={() => void back()}>
            {t('snooze.back')}
          </MenuItem>,
        ]),
    <MenuItem key="tomorrow" disabled={isWorking} onClick={() => void putOff(tomorrow)}>
      {t('snooze.tomorrow', { date: dayOf(tomorrow) })}
    </MenuItem>,
    ...(monday === tomorrow
      ? []
      : [
          <MenuItem key="monday" disabled={isWorking} onClick={() => void putOff(monday)}>
            {t('snooze.until', { date: dayOf(monday) })}
          </MenuItem>,
        ]),
    <MenuItem key="day" disabled={isWorking} onClick={() => setAsked('snooze')}>
      {t('snooze.other')}
    </MenuItem>,
  ];
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // Colleagues come later than the menu: the focus waits for them on their list.
      disableAutoFocusItem={kind === 'assign'}
      slotProps={{ list: { 'aria-label': `${title} (${what})` } }}
    >
      {kind !== 'assign' && snoozes}
      {kind === 'both' && <Divider component="li" />}
      {kind !== 'snooze' && since !== null && <Said disabled>{since}</Said>}
      {kind !== 'snooze' && formerAssignee && <Said disabled>{t('assign.before', { name: formerAssignee.name })}</Said>}
      {kind !== 'snooze' && (
        <Assignees
          id={id}
          assigneeId={assignee?.id ?? null}
          disabled={isWorking}
          onGive={(to) => void give(to)}
          onOther={() => setAsked('assign')}
        />
      )}
    </Menu>
  );
}

interface AssigneesProps {
  id: string;
  assigneeId: string | null;
  disabled: boolean;
  onGive: (to: Named | null) => void;
  onOther: () => void;
}

function Assignees({ id, assigneeId, disabled, onGive, onOther }: AssigneesProps) {
  const { t } = useTranslation('attention');
  const me = useAppSelector(selectUserId);
  const { data, failure, refetch } = useRead(getAttentionAssignees, { params: { id }, query: { size: OFFERED } });
  if (failure !== undefined) return <MenuItem onClick={() => void refetch()}>{t('assign.failed')}</MenuItem>;
  if (!data) return <MenuItem disabled>{t('assign.waiting')}</MenuItem>;
  return [
    ...data.items.map((one) => (
      <MenuItem
        key={one.id}
        disabled={disabled}
        selected={one.id === assigneeId}
        role="menuitemradio"
        aria-checked={one.id === assigneeId}
        onClick={() => onGive(one)}
      >
        {one.id === me ? t('assign.me', { name: one.name }) : one.name}
      </MenuItem>
    )),
    ...(assigneeId === null
      ? []
      : [
          <MenuItem key="nobody" disabled={disabled} onClick={() => onGive(null)}>
            {t('assign.nobody')}
          </MenuItem>,
        ]),
    ...(data.hasMore
      ? [
          <MenuItem key="other" disabled={disabled} onClick={onOther}>
            {t('assign.other')}
          </MenuItem>,
        ]
      : []),
  ];
}
