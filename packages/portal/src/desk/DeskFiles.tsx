import type { Attachment } from '@hireyard/contract';
import { getDeskAttachment, getDeskAttachmentThumbnail } from '@hireyard/contract/desk';
import { AttachmentsShown } from '../attachments/AttachmentsShown.tsx';

const FILES = { content: getDeskAttachment, thumbnail: getDeskAttachmentThumbnail };

/** Photos and files that a client has sent to the rental company, as its own page shows them (DK-07). */
export function DeskFiles({ label, attachments }: { label: string; attachments: readonly Attachment[] }) {
  return attachments.length === 0 ? null : <AttachmentsShown label={label} attachments={attachments} files={FILES} />;
}
