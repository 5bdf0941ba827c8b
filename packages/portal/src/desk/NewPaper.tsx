import { PAPER_TYPES } from '@hireyard/contract';
import { createDeskPaper, type DeskClientSummary, listDeskClients } from '@hireyard/contract/desk';
import { deskSchemas } from '@hireyard/contract/desk/schemas';
import { PlusIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { DateField } from '../forms/DateField.tsx';
import { EndpointFormDialog } from '../forms/EndpointFormDialog.tsx';
import { LookupField } from '../forms/LookupField.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { useToday } from '../i18n/locality.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useArrival } from '../pages/Arrival.tsx';
import { clientText } from './use-desk-texts.ts';

/** Clients that get papers. */
const IN_USE = { state: ['active', 'blocked'] };

/** Adds a paper of a client, and leads to its page, where its file follows. */
export function NewPaper() {
  const { t } = useTranslation('deskPapers');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<PlusIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {isOpen && <PaperForm onClose={() => setOpen(false)} />}
    </>
  );
}

function PaperForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('deskPapers');
  const { t: document } = useTranslation('document');
  const { announce } = useArrival();
  const navigate = useNavigate();
  const today = useToday();
  const [values] = useState<FieldValues>({
    ...{ client: null, type: null, number: '', date: today },
    ...{ contract: '', fleetNumber: '', to: null },
  });
  const endpointForm = useEndpointForm<typeof createDeskPaper, FieldValues>({
    endpoint: createDeskPaper,
    schema: deskSchemas.createDeskPaper.body,
    values,
    draftOf: null,
    onSaved: ({ id }) => {
      onClose();
      announce(t('added'));
      void navigate(`/desk/papers/${id}`);
    },
  });
  const { form } = endpointForm;
  return (
    <EndpointFormDialog
      endpointForm={endpointForm}
      title={t('add')}
      text={t('addText')}
      submitLabel={t('add')}
      onClose={onClose}
    >
      <LookupField<FieldValues, DeskClientSummary>
        form={form}
        name="client"
        label={t('client')}
        required
        invalidAs="choice"
        endpoint={listDeskClients}
        narrowed={IN_USE}
        optionOf={({ id, ...client }) => ({ value: id, label: clientText(client) })}
        chosen={null}
      />
      <SelectField
        form={form}
        name="type"
        label={t('type')}
        required
        invalidAs="choice"
        placeholder={t('chooseType')}
        read={(chosen) => chosen || null}
        options={PAPER_TYPES.map((value) => ({ value, label: document(`type.${value}`) }))}
      />
      <TextField form={form} name="number" label={t('number')} required autoComplete="off" />
      <DateField form={form} name="date" label={t('date')} required />
      <TextField form={form} name="contract" label={t('contract')} hint={t('contractHint')} autoComplete="off" />
      <TextField
        form={form}
        name="fleetNumber"
        label={t('facts.fleetNumber')}
        hint={t('fleetHint')}
        autoComplete="off"
      />
      <DateField form={form} name="to" label={t('facts.to')} hint={t('toHint')} />
    </EndpointFormDialog>
  );
}
