import { FormDialog } from '@hireyard/ui/components/FormDialog';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftLine } from './DraftLine.tsx';
import { saveUploaded, type Uploads, useSubmitLabel } from './uploads.ts';
import type { EndpointForm } from './use-endpoint-form.ts';
import { useSentences } from './use-sentences.ts';

interface EndpointFormDialogProps<Values extends FieldValues> {
  endpointForm: EndpointForm<Values>;
  title: string;
  text?: ReactNode;
  submitLabel: string;
  /** Files of the form. A submit waits until they are uploaded. */
  uploads?: Uploads | undefined;
  /** Called after the draft has been deleted. */
  onClose: () => void;
  children: ReactNode;
}

/** A form for an endpoint, in a dialog. */
export function EndpointFormDialog<Values extends FieldValues>({
  endpointForm,
  text,
  submitLabel,
  uploads,
  onClose,
  children,
  ...words
}: EndpointFormDialogProps<Values>) {
  const { unsaved: refusalOf } = useSentences();
  return (
    <FormDialog
      open
      {...words}
      submitLabel={useSubmitLabel(submitLabel, uploads)}
      {...(text !== undefined && { text })}
      onSubmit={() => void saveUploaded(endpointForm, uploads)}
      onClose={() => {
        endpointForm.draft.drop();
        onClose();
      }}
      working={endpointForm.isSaving}
      error={endpointForm.refused && refusalOf(endpointForm.refused)}
    >
      <DraftLine endpointForm={endpointForm} />
      {children}
    </FormDialog>
  );
}
