import { createFeedback, FEEDBACK_TEXT_MAX, type FeedbackKind } from '@hireyard/contract';
import { Feedback } from '@hireyard/contract/schemas';
import { FormDialog } from '@hireyard/ui/components/FormDialog';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectShownTrace } from '../api/shown-trace.ts';
import { AttachmentsField } from '../attachments/AttachmentsField.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
import { PORTAL_VERSION } from '../config/version.ts';
import { DraftLine } from '../forms/DraftLine.tsx';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { saveUploaded, useSubmitLabel } from '../forms/uploads.ts';
import { useBound } from '../forms/use-bound.ts';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { RentalContact } from '../pages/RentalContact.tsx';
import { useAppStore } from '../store/hooks.ts';

interface FeedbackDialogProps {
  kind: FeedbackKind;
  /** Unsent text, kept between two openings. */
  draft: RefObject<string>;
  onClose: () => void;
}

const TITLES = { problem: 'help.report', idea: 'help.suggest' } as const;

/** Reports a problem or an idea to the rental contact, with the current page and failure (NAV-04). */
export function FeedbackDialog({ kind, draft, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation('feedback');
  const { t: shell } = useTranslation('shell');
  const { problem: sentenceOf } = useSentences();
  const { pathname } = useLocation();
  const store = useAppStore();
  const [isSent, setSent] = useState(false);
  // Captured when the dialog opens, so that a failure to send is not reported instead.
  const [values] = useState(() => ({
    kind,
    text: draft.current,
    page: pathname.replaceAll(/[^\w/-]/g, ''),
    version: PORTAL_VERSION,
    traceId: selectShownTrace(store.getState()),
    screenshotId: null as string | null,
  }));
  const endpointForm = useEndpointForm({
    endpoint: createFeedback,
    schema: Feedback,
    values,
    draftOf: kind,
    onSaved: () => {
      draft.current = '';
      setSent(true);
    },
  });
  const files = useAttachments();
  const picture = useBound({ form: endpointForm.form, name: 'screenshotId', label: t('screenshot') });
  const { setValue } = endpointForm.form;
  const [screenshotId = null] = files.ids;
  useLayoutEffect(() => setValue('screenshotId', screenshotId), [setValue, screenshotId]);
  const title = shell(TITLES[kind]);
  const submitLabel = useSubmitLabel(title, files);
  if (isSent) return <Sent kind={kind} onClose={onClose} />;

  const close = () => {
    draft.current = endpointForm.form.getValues('text');
    onClose();
  };
  return (
    <FormDialog
      open
      title={title}
      text={t('about')}
      submitLabel={submitLabel}
      onSubmit={() => void saveUploaded(endpointForm, files)}
      onClose={close}
      working={endpointForm.isSaving}
      error={endpointForm.refused && sentenceOf(endpointForm.refused)}
    >
      <DraftLine endpointForm={endpointForm} />
      <TextAreaField
        form={endpointForm.form}
        name="text"
        label={t(`text.${kind}`)}
        required
        maxLength={FEEDBACK_TEXT_MAX}
      />
      <AttachmentsField label={picture.label} error={picture.helperText} attachments={files} photosAlone most={1} />
      <RentalContact />
    </FormDialog>
  );
}

function Sent({ kind, onClose }: Pick<FeedbackDialogProps, 'kind' | 'onClose'>) {
  const { t } = useTranslation('feedback');
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} aria-describedby={`${id}-text`} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('sent.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t(`sent.${kind}`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
