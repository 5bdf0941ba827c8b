import {
  type AttentionOutcome,
  addDays,
  assignAttention,
  getSharedAssignees,
  isoWeekday,
  type Named,
  snoozeAttention,
} from '@hireyard/contract';
import { AttentionAssignments, AttentionSnoozesUntil } from '@hireyard/contract/schemas';
import { useMemo, useRef } from 'react';
import { DateField } from '../../forms/DateField.tsx';
import { EndpointFormDialog } from '../../forms/EndpointFormDialog.tsx';
import { LookupField } from '../../forms/LookupField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useToday } from '../../i18n/locality.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Result: snoozed until a day, or assigned to a colleague. Unassigned if both are missing. */
export interface Settled {
  readonly outcome: AttentionOutcome;
  readonly until?: string;
  readonly name?: string | undefined;
}

interface DialogProps {
  ids: readonly string[];
  what: string;
  onClose: () => void;
  onSettled: (settled: Settled) => void;
}

/** Snoozes several entries until a day, or assigns them to a colleague. */
export default function EntriesDialog({ kind, ...props }: DialogProps & { kind: 'snooze' | 'assign' }) {
  return kind === 'snooze' ? <SnoozeDialog {...props} /> : <AssignDialog {...props} />;
}

function mondayAfter(today: string): string {
  const tomorrow = addDays(today, 1);
  return addDays(tomorrow, (8 - isoWeekday(tomorrow)) % 7);
}

function SnoozeDialog({ ids, what, onClose, onSettled }: DialogProps) {
  const { t } = useTranslation('attention');
  const { t: several } = useTranslation('attentionSelect');
  const today = useToday();
  const values = useMemo(() => ({ ids: [...ids], until: mondayAfter(today) }), [ids, today]);
  const endpointForm = useEndpointForm({
    endpoint: snoozeAttention,
    schema: AttentionSnoozesUntil,
    values,
    draftOf: null,
    onSaved: (outcome) => onSettled({ outcome, until: endpointForm.form.getValues('until') }),
  });
  return (
    <EndpointFormDialog
      endpointForm={endpointForm}
      title={t('snooze.title', { what })}
      text={several('snoozeText')}
      submitLabel={t('snooze.submit')}
      onClose={onClose}
    >
      <DateField form={endpointForm.form} name="until" label={t('snooze.day')} required />
    </EndpointFormDialog>
  );
}

function AssignDialog({ ids, what, onClose, onSettled }: DialogProps) {
  const { t } = useTranslation('attention');
  const { t: several } = useTranslation('attentionSelect');
  const names = useRef(new Map<string, string>());
  const values = useMemo((): AttentionAssignments => ({ ids: [...ids], userId: null }), [ids]);
  const endpointForm = useEndpointForm({
    endpoint: assignAttention,
    schema: AttentionAssignments,
    values,
    draftOf: null,
    onSaved: (outcome) => onSettled({ outcome, name: names.current.get(endpointForm.form.getValues('userId') ?? '') }),
  });
  return (
    <EndpointFormDialog
      endpointForm={endpointForm}
      title={t('assign.title', { what })}
      text={several('assignText')}
      submitLabel={t('assign.submit')}
      onClose={onClose}
    >
      <LookupField<AttentionAssignments, Named>
        form={endpointForm.form}
        name="userId"
        label={t('assign.colleague')}
        hint={several('assignHint')}
        endpoint={getSharedAssignees}
        narrowed={{ entry: ids }}
        optionOf={({ id, name }) => {
          names.current.set(id, name);
          return { value: id, label: name };
        }}
        chosen={null}
      />
    </EndpointFormDialog>
  );
}
