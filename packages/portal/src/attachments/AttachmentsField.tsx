import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '@hireyard/contract';
import { FileUpload } from '@hireyard/ui/components/FileUpload';
import { notesOf } from '../forms/notes-of.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Attachments } from './use-attachments.ts';

/** File extensions, so that phones offer the camera. The server detects the actual type. */
const ACCEPT = ['.jpg', '.jpeg', '.png', '.webp', '.pdf'];
const PHOTOS = ['.jpg', '.jpeg', '.png', '.webp'];

interface AttachmentsFieldProps {
  /** Describes the files: "Photos of the damage". */
  label: string;
  attachments: Attachments;
  /** Accepts no documents. */
  photosAlone?: boolean;
  /** Maximum number of files; defaults to the limit for one resource. */
  most?: number;
  error?: string | undefined;
}

/** Selects and uploads the files of a form. Says when a submit waits for them, or why it was given up (DOM-18). */
export function AttachmentsField({
  label,
  attachments,
  photosAlone = false,
  most = ATTACHMENTS_MAX,
  error: refused,
}: AttachmentsFieldProps) {
  const { t } = useTranslation('attachments');
  const error = attachments.hasBlocked ? t('kept.failed') : refused;
  return (
    <div>
      <FileUpload
        label={label}
        files={attachments.files}
        accept={photosAlone ? PHOTOS : ACCEPT}
        maxBytes={ATTACHMENT_MAX_BYTES}
        maxFiles={most}
        onAdd={(_, files) => attachments.add(files)}
        onRemove={(_, id) => attachments.remove(id)}
        onRetry={(_, id) => attachments.retry(id)}
        {...notesOf(error)}
      />
      <span role="status">{attachments.isWaiting && t('kept.sending')}</span>
    </div>
  );
}
