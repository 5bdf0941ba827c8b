import type { InboxEntry } from '@hireyard/contract/backoffice';
import {
  acknowledgeDeskEntry,
  assignDeskEntry,
  listDeskColleagues,
  listDeskInbox,
  releaseDeskEntry,
} from '@hireyard/contract/desk';
import { deskSchemas } from '@hireyard/contract/desk/schemas';
import { styled } from '@mui/material/styles';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useRead } from '../api/use-read.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { useDeskAccount, useDeskRight } from './desk-account.ts';
import { MoveButton } from './MoveButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  padding: '10px 14px',
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

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
        {acts && (
          <Buttons>
            {acknowledgedAt === null ? (
              <MoveButton
                endpoint={acknowledgeDeskEntry}
                input={input}
                label={t('seesTo.take')}
                done={t('seesTo.taken')}
              />
            ) : (
              <MoveButton endpoint={releaseDeskEntry} input={input} label={t('seesTo.give')} done={t('seesTo.given')} />
            )}
            <MoveDialog
              endpoint={assignDeskEntry}
              schema={deskSchemas.assignDeskEntry.body}
              id={id}
              values={{ kind, id, person: '' }}
              label={t('seesTo.hand')}
              done={t('seesTo.handed')}
              fields={(form) => <Colleague form={form} />}
            />
          </Buttons>
        )}
      </Line>
    </Sheet>
  );
}

/** The colleagues who may see to an entry, without the person at the desk. */
function Colleague({ form }: { form: UseFormReturn<FieldValues> }) {
  const { t } = useTranslation('desk');
  const { userId } = useDeskAccount();
  const people = useRead(listDeskColleagues, undefined).currentData?.items ?? [];
  const options = people.filter(({ id }) => id !== userId).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField form={form} name="person" label={t('seesTo.colleague')} options={options} placeholder="" required />
  );
}
