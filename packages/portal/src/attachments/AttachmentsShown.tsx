import type { Attachment } from '@hireyard/contract';
import { AttachmentList } from '@hireyard/ui/components/AttachmentList';
import Alert from '@mui/material/Alert';
import { Suspense, useState } from 'react';
import { useLocality } from '../i18n/locality.ts';
import { useDateLocale } from '../i18n/use-date-locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { PdfDialog } from './PreviewButton.tsx';
import { CLIENT_FILES, type FileEndpoints, fileRequest, useThumbnails } from './use-download.ts';
import { useSaveFile } from './use-save-file.ts';

interface AttachmentsShownProps {
  /** Describes the files: "Photos". */
  label: string;
  attachments: readonly Attachment[];
  /** Removes a file. Files cannot be removed if it is undefined. */
  onRemove?: ((id: string) => void) | undefined;
  /** Where the files are read. */
  files?: FileEndpoints;
}

const isPdf = ({ mediaType }: Attachment) => mediaType === 'application/pdf';

/** The attachments of a resource with thumbnails and author. Opens PDF files and downloads the rest (DOM-18). */
export function AttachmentsShown({ label, attachments, onRemove, files = CLIENT_FILES }: AttachmentsShownProps) {
  const { save, refused } = useSaveFile(files);
  const pictures = useThumbnails(attachments, files);
  const { t } = useTranslation('attachments');
  const { timeZone } = useLocality();
  const labels = useDateLocale();
  const [preview, setPreview] = useState<Attachment | null>(null);
  const onDownload = (id: string) => {
    const attachment = attachments.find((one) => one.id === id);
    if (!attachment) return;
    if (isPdf(attachment)) setPreview(attachment);
    else void save(attachment);
  };
  return (
    <>
      {refused && <Alert severity="error">{refused}</Alert>}
      <AttachmentList
        label={label}
        labels={labels}
        timeZone={timeZone}
        {...(onRemove && { onRemove: (_, id) => onRemove(id) })}
        onDownload={(_, id) => onDownload(id)}
        attachments={attachments.map((attachment) => {
          const { id, name, size, addedAt, addedBy } = attachment;
          const src = pictures.get(id);
          return {
            id,
            name,
            label: t(isPdf(attachment) ? 'view' : 'save', { name }),
            bytes: size,
            addedAt,
            ...(addedBy && { addedBy: addedBy.name }),
            ...(src !== undefined && { thumbnail: { src, alt: name } }),
          };
        })}
      />
      {preview && (
        <Suspense>
          <PdfDialog
            title={preview.name}
            fileName={preview.name}
            request={fileRequest(files.content, preview.id)}
            onClose={() => setPreview(null)}
          />
        </Suspense>
      )}
    </>
  );
}
