import {
  type AttentionAssignment as Assignment,
  type AttentionItem,
  getAttentionAssignees,
  type Named,
  putAttentionAssignee,
  putAttentionSnooze,
} from '@hireyard/contract';
import { AttentionAssignment, AttentionSnooze } from '@hireyard/contract/schemas';
import { useMemo, useRef } from 'react';
import { DateField } from '../forms/DateField.tsx';
import { EndpointFormDialog } from '../forms/EndpointFormDialog.tsx';
import { LookupField } from '../forms/LookupField.tsx';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { useTranslation } from '../i18n/use-translation.ts';

interface DialogProps {
  item: AttentionItem;
  what: string;
  /** Initial date of the form. */
  suggested: string;
  onClose: () => void;
  onSaved: (saved: { until?: string; name?: string }) => void;
}

/** Asks for a date that the menu does not offer, or for a colleague that it does not list. */
export default function EntryDialog({ kind, ...props }: DialogProps & { kind: 'snooze' | 'assign' }) {
  return kind === 'snooze' ? <SnoozeDialog {...props} /> : <AssignDialog {...props} />;
}

function SnoozeDialog({ item, what, suggested, onClose, onSaved }: DialogProps) {
  const { t } = useTranslation('attention');
  const values = useMemo(() => ({ until: suggested }), [suggested]);
  const endpointForm = useEndpointForm({
    endpoint: putAttentionSnooze,
    schema: AttentionSnooze,
    values,
    input: { params: { id: item.id } },
    draftOf: null,
    onSaved: () => onSaved({ until: endpointForm.form.getValues('until') }),
  });
  return (
    <EndpointFormDialog
      endpointForm={endpointForm}
      title={t('snooze.title', { what })}
      text={t('snooze.text')}
      submitLabel={t('snooze.submit')}
      onClose={onClose}
    >
      <DateField form={endpointForm.form} name="until" label={t('snooze.day')} required />
    </EndpointFormDialog>
  );
}

const optionOf = ({ id, name }: Named) => ({ value: id, label: name });
const NOBODY: Assignment = { userId: null };

function AssignDialog({ item, what, onClose, onSaved }: DialogProps) {
  const { t } = useTranslation('attention');
  const names = useRef(new Map<string, string>());
  const endpointForm = useEndpointForm({
    endpoint: putAttentionAssignee,
    schema: AttentionAssignment,
    values: NOBODY,
    input: { params: { id: item.id } },
    draftOf: null,
    onSaved: () => {
      const name = names.current.get(endpointForm.form.getValues('userId') ?? '');
      onSaved(name === undefined ? {} : { name });
    },
  });
  return (
    <EndpointFormDialog
      endpointForm={endpointForm}
      title={t('assign.title', { what })}
      text={t('assign.text')}
      submitLabel={t('assign.submit')}
      onClose={onClose}
    >
      <LookupField<Assignment, Named>
        form={endpointForm.form}
        name="userId"
        label={t('assign.colleague')}
        endpoint={getAttentionAssignees}
        params={{ id: item.id }}
        optionOf={(one) => {
          names.current.set(one.id, one.name);
          return optionOf(one);
        }}
        chosen={null}
      />
    </EndpointFormDialog>
  );
}
