import { type Attachment, getAttachmentContent } from '@hireyard/contract';
import { AttachmentList } from '@hireyard/ui/components/AttachmentList';
import Alert from '@mui/material/Alert';
import { Suspense, useState } from 'react';
import { requestOf } from '../http/call.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { PdfDialog } from './PreviewButton.tsx';
import { useThumbnails } from './use-download.ts';
import { useSaveFile } from './use-save-file.ts';

interface AttachmentsShownProps {
  /** What the files belong to: "Photos". */
  label: string;
  attachments: readonly Attachment[];
  /** Takes a file away; without it, none can be. */
  onRemove?: ((id: string) => void) | undefined;
}

const isPdf = ({ mediaType }: Attachment) => mediaType === 'application/pdf';

/** The files that hang on something: small pictures, who added them, reading PDF files and saving the others (DOM-18). */
export function AttachmentsShown({ label, attachments, onRemove }: AttachmentsShownProps) {
  const { save, refused } = useSaveFile();
  const pictures = useThumbnails(attachments);
  const { t } = useTranslation('attachments');
  const [read, setRead] = useState<Attachment | null>(null);
  const documents = new Set(attachments.filter(isPdf).map(({ name }) => name));
  const onDownload = (id: string) => {
    const attachment = attachments.find((one) => one.id === id);
    if (!attachment) return;
    if (isPdf(attachment)) setRead(attachment);
    else void save(attachment);
  };
  return (
    <>
      {refused && <Alert severity="error">{refused}</Alert>}
      <AttachmentList
        label={label}
        {...(onRemove && { onRemove })}
        onDownload={onDownload}
        labels={{ download: (name) => t(documents.has(name) ? 'view' : 'save', { name }) }}
        attachments={attachments.map(({ id, name, size, addedAt, addedBy }) => {
          const src = pictures.get(id);
          return {
            id,
            name,
            bytes: size,
            addedAt,
            ...(addedBy && { addedBy: addedBy.name }),
            ...(src !== undefined && { thumbnail: { src, alt: name } }),
          };
        })}
      />
      {read && (
        <Suspense>
          <PdfDialog
            title={read.name}
            fileName={read.name}
            request={requestOf(getAttachmentContent, { params: { id: read.id } })}
            onClose={() => setRead(null)}
          />
        </Suspense>
      )}
    </>
  );
}
