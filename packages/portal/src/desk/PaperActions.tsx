import type { ResponseOf } from '@hireyard/contract';
import { type getDeskPaper, patchDeskPaper } from '@hireyard/contract/desk';
import { deskSchemas } from '@hireyard/contract/desk/schemas';
import { DateField } from '../forms/DateField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useToday } from '../i18n/locality.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { MoveButton } from './MoveButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const SCHEMA = deskSchemas.patchDeskPaper.body;

/** Corrects a paper, makes it void, or valid again (DK-18). */
export function PaperActions({ paper }: { paper: ResponseOf<typeof getDeskPaper> }) {
  const { t } = useTranslation('deskPapers');
  const today = useToday();
  const { id, number, title, date, fleetNumber, to, voidedOn } = paper;
  return (
    <>
      <MoveDialog
        endpoint={patchDeskPaper}
        schema={SCHEMA}
        id={id}
        values={{ number, title: title ?? '', date, fleetNumber: fleetNumber ?? '', to }}
        changesOnly
        label={t('correct')}
        done={t('corrected')}
        fields={(form) => (
          <>
            <TextField form={form} name="number" label={t('number')} required autoComplete="off" />
            <TextField form={form} name="title" label={t('paperTitle')} autoComplete="off" />
            <DateField form={form} name="date" label={t('date')} required />
            <TextField form={form} name="fleetNumber" label={t('facts.fleetNumber')} autoComplete="off" />
            <DateField form={form} name="to" label={t('facts.to')} hint={t('toHint')} />
          </>
        )}
      />
      {voidedOn === null ? (
        <MoveDialog
          endpoint={patchDeskPaper}
          schema={SCHEMA}
          id={id}
          values={{ voidedOn: today }}
          label={t('void')}
          done={t('voided')}
          fields={(form) => <DateField form={form} name="voidedOn" label={t('facts.voidedOn')} required />}
        />
      ) : (
        <MoveButton
          endpoint={patchDeskPaper}
          input={{ params: { id }, body: { voidedOn: null } }}
          label={t('revive')}
          done={t('revived')}
        />
      )}
    </>
  );
}
