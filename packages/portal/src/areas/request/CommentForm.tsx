import { type ClientRequest, commentOnRequest } from '@hireyard/contract';
import { RequestCommentEdit } from '@hireyard/contract/schemas';
import { PlusIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { type RefObject, useImperativeHandle, useMemo, useState } from 'react';
import { AttachmentsField } from '../../attachments/AttachmentsField.tsx';
import { useAttachedIds } from '../../attachments/use-attached-ids.ts';
import { useAttachments } from '../../attachments/use-attachments.ts';
import { EndpointFormFrame } from '../../forms/EndpointFormFrame.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSendLater, useSendLaterButton } from '../../outbox/use-send-later.tsx';
import { useArrival } from '../../pages/Arrival.tsx';

const MAX_LENGTH = 2000;

interface CommentValues {
  text: string;
  asksBack: boolean;
  attachmentIds: readonly string[];
}

export interface CommentFormProps {
  request: ClientRequest;
  /** Lets Ask back focus the field. */
  field: RefObject<{ readonly focus: () => void } | null>;
  /** The next comment makes it the writer's turn. */
  asksBack: boolean;
  onSent: () => void;
}

/** Comment field of a request. Unsent text stays on the device (SW-02). */
export function CommentForm({ request, field, asksBack, onSent }: CommentFormProps) {
  const { t } = useTranslation('request');
  const { announce } = useArrival();
  const later = useSendLater();
  const files = useAttachments();
  const [isAdding, setAdding] = useState(false);
  const { id, title, writer } = request;
  const values = useMemo<CommentValues>(() => ({ text: '', asksBack, attachmentIds: [] }), [asksBack]);
  const startAnew = () => {
    form.reset(values, { keepDirtyValues: false });
    setAdding(false);
    for (const file of files.files) files.remove(file.id);
  };
  const endpointForm = useEndpointForm<typeof commentOnRequest, CommentValues>({
    endpoint: commentOnRequest,
    newKey: later.newKey,
    schema: RequestCommentEdit,
    values,
    input: { params: { id } },
    onSaved: () => {
      // Keeps text typed while this comment was being sent.
      const text = form.getValues('text');
      const isNext = text !== form.formState.defaultValues?.text;
      startAnew();
      if (isNext) form.setValue('text', text, { shouldDirty: true });
      onSent();
      announce(t('done.comment'));
    },
  });
  const { form } = endpointForm;
  useImperativeHandle(field, () => ({ focus: () => form.setFocus('text') }), [form]);
  useAttachedIds(form, files);
  const refusedAction = useSendLaterButton(later, {
    endpoint: commentOnRequest,
    refused: endpointForm.refused,
    label: () => title,
    // A restored question to the writer would become a plain comment.
    typed: asksBack ? undefined : endpointForm.draft.typed,
    onQueued: startAnew,
  });
  return (
    <EndpointFormFrame
      label={t('conversation.write')}
      focusOnError="field"
      endpointForm={endpointForm}
      uploads={files}
      // Files are not part of the draft, and some may still be uploading.
      hasMoreUnsaved={files.files.length > 0}
      submit={asksBack ? t('actions.askBack') : t('conversation.send')}
      isSecondary
      summary={
        !isAdding && (
          <Button startIcon={<PlusIcon />} onClick={() => setAdding(true)}>
            {t('facts.photos')}
          </Button>
        )
      }
      refusedAction={refusedAction}
    >
      <TextAreaField
        form={form}
        name="text"
        required
        label={asksBack ? t('conversation.ask', { writer: writer.name }) : t('conversation.write')}
        maxLength={MAX_LENGTH}
      />
      {isAdding && <AttachmentsField label={t('facts.photos')} attachments={files} photosAlone />}
    </EndpointFormFrame>
  );
}
