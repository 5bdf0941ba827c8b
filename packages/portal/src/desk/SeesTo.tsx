import type { InboxEntry } from '@hireyard/contract/backoffice';
import { acknowledgeDeskEntry, listDeskInbox, releaseDeskEntry } from '@hireyard/contract/desk';
import { styled } from '@mui/material/styles';
import { useRead } from '../api/use-read.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { useDeskRight } from './desk-account.ts';
import { MoveButton } from './MoveButton.tsx';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  padding: '10px 14px',
});

/** Says who sees to a record since when, with the button to take it or give it back. Empty once it waits no more (DK-06). */
export function SeesTo({ id }: { id: string }) {
  const entry = useRead(listDeskInbox, { query: { record: [id] } }).currentData?.items[0];
  return entry ? <Entry entry={entry} /> : null;
}

function Entry({ entry: { kind, id, waitingSince, acknowledgedAt, acknowledgedBy } }: { entry: InboxEntry }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const acts = useDeskRight('desk.act');
  const input = { body: { kind, id } };
  const person = acknowledgedBy ?? t('inbox.somebody');
  return (
    <Sheet>
      <Line>
        <span>
          {acknowledgedAt === null
            ? t('seesTo.nobody', { since: format.dateTime(waitingSince) })
            : t('seesTo.person', { person, since: format.dateTime(acknowledgedAt) })}
        </span>
        {acts && acknowledgedAt === null && (
          <MoveButton endpoint={acknowledgeDeskEntry} input={input} label={t('seesTo.take')} done={t('seesTo.taken')} />
        )}
        {acts && acknowledgedAt !== null && (
          <MoveButton endpoint={releaseDeskEntry} input={input} label={t('seesTo.give')} done={t('seesTo.given')} />
        )}
      </Line>
    </Sheet>
  );
}
