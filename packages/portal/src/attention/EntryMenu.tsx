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
import type { WriteResult } from '../api/use-write.ts';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { useToday } from '../i18n/locality.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useArrival } from '../pages/Arrival.tsx';
import { lazyPart } from '../pages/load-chunk.ts';
import { selectUserId } from '../session/user.ts';
import { useAppSelector } from '../store/hooks.ts';

const EntryDialog = lazyPart(() => import('./EntryDialog.tsx'));
/** Below its entry. */
const Refusal = styled(Alert)({ gridColumn: '1 / -1' });
/** Current and former assignee, as text that cannot be selected. */
const AssigneeNote = styled(MenuItem)({
  '&.Mui-disabled': { opacity: 1, whiteSpace: 'normal', fontSize: '0.8125rem' },
});
/** Number of colleagues in the menu. The dialog finds the rest. */
const OFFERED = 8;
const MONDAY = 1;

/** Today at the site, derived from the server's day count, if it has one. */
const todayAt = ({ day, daysSince }: AttentionItem): string | null =>
  day === null || daysSince === null ? null : addDays(day, daysSince);

/** The content of the menu: snooze, assign, or both on a phone. */
export type EntryMenuKind = 'snooze' | 'assign' | 'both';

export interface EntryMenuProps {
  item: AttentionItem;
  /** Title of the entry. */
  what: string;
  /** Sentence with the assignee and the date of assignment. */
  since: string | null;
  kind: EntryMenuKind;
  anchor: HTMLElement;
  /** Sentence that explains a refusal. Replaces the menu. */
  refusal: string | null;
  onClose: () => void;
  /** Called with a sentence that explains a refusal. */
  onRefused: (sentence: string) => void;
}

/** Snoozes an entry for the user, or assigns it to a colleague with access to it. */
export default function EntryMenu(props: EntryMenuProps) {
  const { item, what, since, kind, anchor, refusal, onClose, onRefused } = props;
  const { t } = useTranslation('attention');
  const format = useFormat();
  const { problem: sentenceOf } = useSentences();
  const { announce, toHeading } = useArrival();
  const today = useToday();
  const [dialog, setDialog] = useState<'snooze' | 'assign' | null>(null);
  const snooze = useAction(putAttentionSnooze);
  const bringBack = useAction(deleteAttentionSnooze);
  const assign = useAction(putAttentionAssignee);
  const { id, assignee, formerAssignee, snoozedUntil } = item;
  const params = { id };
  const tomorrow = addDays(todayAt(item) ?? today, 1);
  const monday = addDays(tomorrow, (7 + MONDAY - isoWeekday(tomorrow)) % 7);
  const dayOf = (day: string) => format.date(day, 'weekday');

  /** Moves focus to the heading if the row and its button disappear. Otherwise the menu returns the focus. */
  const finish = (result: WriteResult<unknown> | null, sentence: string, stays = false) => {
    if (!result) return;
    if (!result.ok) return onRefused(sentenceOf(result.problem));
    onClose();
    if (stays) announce(sentence);
    else toHeading(sentence);
  };
  const snoozedText = (until: string) => t('snooze.done', { date: dayOf(until), what });
  const assignedText = (to: string | null) =>
    to === null ? t('assign.undone', { what }) : t('assign.done', { name: to, what });
  const putOff = async (until: string) => finish(await snooze.run({ params, body: { until } }), snoozedText(until));
  const back = async () => finish(await bringBack.run({ params }), t('snooze.undone', { what }));
  const give = async (to: Named | null) =>
    finish(await assign.run({ params, body: { userId: to?.id ?? null } }), assignedText(to?.name ?? null), true);

  if (refusal !== null) {
    return (
      <Refusal severity="error" onClose={onClose}>
        {refusal}
      </Refusal>
    );
  }
  if (dialog) {
    return (
      <Suspense>
        <EntryDialog
          kind={dialog}
          item={item}
          what={what}
          suggested={monday}
          onClose={onClose}
          onSaved={({ until, name }) => {
            onClose();
            if (until === undefined) announce(assignedText(name ?? null));
            else toHeading(snoozedText(until));
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
    <MenuItem key="day" disabled={isWorking} onClick={() => setDialog('snooze')}>
      {t('snooze.other')}
    </MenuItem>,
  ];
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // Colleagues load later than the menu, so the list takes the focus until then.
      disableAutoFocusItem={kind === 'assign'}
      slotProps={{ list: { 'aria-label': `${title} (${what})` } }}
    >
      {kind !== 'assign' && snoozes}
      {kind === 'both' && <Divider component="li" />}
      {kind !== 'snooze' && since !== null && <AssigneeNote disabled>{since}</AssigneeNote>}
      {kind !== 'snooze' && formerAssignee && (
        <AssigneeNote disabled>{t('assign.before', { name: formerAssignee.name })}</AssigneeNote>
      )}
      {kind !== 'snooze' && (
        <Assignees
          id={id}
          assigneeId={assignee?.id ?? null}
          disabled={isWorking}
          onGive={(to) => void give(to)}
          onOther={() => setDialog('assign')}
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
