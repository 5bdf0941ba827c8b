import {
  createSavedView,
  putSavedView,
  type SavedView,
  type SavedViewEdit,
  type SavedViewList,
} from '@hireyard/contract';
import { SavedViewEdit as editSchema, NewSavedView } from '@hireyard/contract/schemas';
import { FormDialog } from '@hireyard/ui/components/FormDialog';
import { useMemo } from 'react';
import { selectClient } from '../client/corporate-client.ts';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { DraftLine } from '../forms/DraftLine.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppSelector } from '../store/hooks.ts';

interface SaveViewProps {
  list: SavedViewList;
  /** The current state of the list, as a query string. */
  query: string;
  /** The view to rename or share, or null for a new one. */
  view: SavedView | null;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
}

/** Names a view of the list and shares it with colleagues. */
export default function SaveView({ list, query, view, onClose, onSaved }: SaveViewProps) {
  const { t } = useTranslation('views');
  const { problem: sentenceOf } = useSentences();
  const company = useAppSelector(selectClient)?.name ?? '';
  const values = useMemo(
    () =>
      view ? { name: view.name, query: view.query, shared: view.shared } : { list, name: '', query, shared: false },
    [view, list, query],
  );
  const endpointForm = useEndpointForm<typeof putSavedView, SavedViewEdit>({
    endpoint: (view ? putSavedView : createSavedView) as typeof putSavedView,
    schema: view ? editSchema : NewSavedView,
    values,
    ...(view && { input: { params: { id: view.id }, version: view.version } }),
    onSaved,
  });
  const refusal = ({ errors, ...problem }: HttpProblem): string => {
    const full = errors?.find(({ code }) => code === 'too-many');
    const max = Number(full?.params?.max);
    if (full) return t(full.params?.of === 'list' ? 'full.shared' : 'full.own', { max });
    return sentenceOf({ ...problem, ...(errors && { errors }) });
  };
  const title = view ? t('edit.title', { name: view.name }) : t('save.title');
  return (
    <FormDialog
      open
      title={title}
      {...(!view && { text: t('save.text') })}
      submitLabel={t(view ? 'edit.submit' : 'save.submit')}
      onSubmit={endpointForm.save}
      onClose={() => {
        endpointForm.draft.drop();
        onClose();
      }}
      working={endpointForm.isSaving}
      error={endpointForm.refused && refusal(endpointForm.refused)}
    >
      <DraftLine endpointForm={endpointForm} />
      <TextField form={endpointForm.form} name="name" label={t('save.name')} required />
      <CheckboxField
        form={endpointForm.form}
        name="shared"
        label={t('save.share', { company })}
        hint={t('save.shareHint')}
      />
    </FormDialog>
  );
}
