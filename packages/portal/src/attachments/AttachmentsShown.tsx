import type { Attachment } from '@hireyard/contract';
import { AttachmentList } from '@hireyard/ui/components/AttachmentList';
import Alert from '@mui/material/Alert';
import { useThumbnails } from './use-download.ts';
import { useSaveFile } from './use-save-file.ts';

interface AttachmentsShownProps {
  /** What the files belong to: "Photos". */
  label: string;
  attachments: readonly Attachment[];
  /** Takes a file away; without it, none can be. */
  onRemove?: ((id: string) => void) | undefined;
}

/** The files that hang on something: small pictures, who added them, and saving them (DOM-18). */
export function AttachmentsShown({ label, attachments, onRemove }: AttachmentsShownProps) {
  const { save, refused } = useSaveFile();
  const pictures = useThumbnails(attachments);
  const onDownload = (id: string) => {
    const attachment = attachments.find((one) => one.id === id);
    if (attachment) void save(attachment);
  };
  return (
    <>
      {refused && <Alert severity="error">{refused}</Alert>}
      <AttachmentList
        label={label}
        {...(onRemove && { onRemove })}
        onDownload={onDownload}
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
    </>
  );
}
