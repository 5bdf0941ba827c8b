import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '@hireyard/contract';
import { FileUpload } from '@hireyard/ui/components/FileUpload';
import type { Attachments } from './use-attachments.ts';

/** Beside endings, so that a phone offers its camera; what a file is, the server finds out. */
const ACCEPT = ['.jpg', '.jpeg', '.png', '.webp', '.pdf'];
const PHOTOS = ['.jpg', '.jpeg', '.png', '.webp'];

interface AttachmentsFieldProps {
  /** What the files show: "Photos of the damage". */
  label: string;
  of: Attachments;
  /** Takes no documents. */
  photosAlone?: boolean;
  /** The most files; what one thing may have where left out. */
  most?: number;
  error?: string | undefined;
}

/** Chooses and sends the files of a form (DOM-18). */
export const AttachmentsField = ({
  label,
  of,
  photosAlone = false,
  most = ATTACHMENTS_MAX,
  error,
}: AttachmentsFieldProps) => (
  <FileUpload
    label={label}
    files={of.files}
    accept={photosAlone ? PHOTOS : ACCEPT}
    maxBytes={ATTACHMENT_MAX_BYTES}
    maxFiles={most}
    onAdd={of.add}
    onRemove={of.remove}
    onRetry={of.retry}
    {...(error !== undefined && { error })}
  />
);
