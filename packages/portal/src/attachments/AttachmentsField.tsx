import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '@hireyard/contract';
import { FileUpload } from '@hireyard/ui/components/FileUpload';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Attachments } from './use-attachments.ts';

/** Beside endings, so that a phone offers its camera; what a file is, the server finds out. */
const ACCEPT = ['.jpg', '.jpeg', '.png', '.webp', '.pdf'];
const PHOTOS = ['.jpg', '.jpeg', '.png', '.webp'];

interface AttachmentsFieldProps {
  /** What the files show: "Photos of the damage". */
  label: string;
  attachments: Attachments;
  /** Takes no documents. */
  photosAlone?: boolean;
  /** The most files; what one thing may have where left out. */
  most?: number;
  error?: string | undefined;
}

/** Chooses and sends the files of a form, and says what keeps the form from being sent (DOM-18). */
export function AttachmentsField({
  label,
  attachments,
  photosAlone = false,
  most = ATTACHMENTS_MAX,
  error: refused,
}: AttachmentsFieldProps) {
  const { t } = useTranslation('attachments');
  const error = attachments.kept ? t(`kept.${attachments.kept}`) : refused;
  return (
    <FileUpload
      label={label}
      files={attachments.files}
      accept={photosAlone ? PHOTOS : ACCEPT}
      maxBytes={ATTACHMENT_MAX_BYTES}
      maxFiles={most}
      onAdd={attachments.add}
      onRemove={attachments.remove}
      onRetry={attachments.retry}
      {...(error !== undefined && { error })}
    />
  );
}
