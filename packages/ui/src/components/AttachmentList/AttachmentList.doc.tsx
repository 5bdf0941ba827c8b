import { documented } from '../../stories/documentation/documentation.ts';
import { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';
import type { Attachment } from './model.ts';

const nothing = () => undefined;
const manual: Attachment = {
  ...{ id: 'manual', name: 'Manual scissor lift.pdf', bytes: 4_200_000, href: '#manual' },
  ...{ addedBy: 'Depot Amsterdam', addedAt: '2026-11-16T09:00:00Z' },
};
const photo: Attachment = {
  ...{ id: 'photo', name: 'Mast, left side.jpg', bytes: 900_000, href: '#photo' },
  ...{ addedBy: 'Milan de Boer', addedAt: '2026-11-20T07:47:00Z' },
};
const sending: Attachment = {
  ...{ id: 'sending', name: 'Damage report.docx', bytes: 1_300_000 },
  ...{ state: 'uploading' as const, progress: 0.46 },
};
const failed: Attachment = {
  ...{ id: 'failed', name: 'Film of the mast.mp4', bytes: 88_000_000 },
  ...{ state: 'failed' as const, reason: 'The connection was lost.' },
};
const sample: AttachmentListProps = {
  label: 'Files of this request',
  attachments: [photo, manual, sending],
  onRemove: nothing,
  onRetry: nothing,
  timeZone: 'Europe/Amsterdam',
};

export default documented('HyAttachmentList', AttachmentList, {
  sample,
  notes: `The list shows files. To choose and upload them, put a \`FileUpload\` above it. A file with a \`thumbnail\`
shows it, loaded lazily. Other files show an icon of their type. Use \`onDownload\` where a plain link would lack the
reader’s token.`,
  use: {
    when: ['To show the files of a request, a machine or a project, to download and remove them.'],
    instead: {
      DataList: 'For many files that need sorting and searching.',
      FileUpload: 'To choose and upload files in a form.',
      DocumentList: 'For invoices and certificates, with states, dates and amounts to sort and filter by.',
    },
  },
  behavior: {
    'Long names': 'A file’s name wraps and is never truncated, because its end often distinguishes two files.',
    Removing:
      'Removes the file immediately. Offer Undo in a Toast, or ask first with a ConfirmDialog if the file cannot be restored.',
    'While it is sent': 'The file keeps its place and shows its progress. Removing it cancels the upload.',
  },
  wording: ['Name the list after the record that the files belong to. Give a failed file its reason, as a sentence.'],
  screenReader: [
    'A region with the name of the list. A file’s link is read as “Download” and its name, its buttons as “Remove” or “Upload … again” and its name.',
    'The progress bar of a file can be read, but is not announced automatically.',
  ],
  related: { Toast: 'Offers Undo after a removal.' },
  anatomy: {
    slots: {
      root: 'Region of the page, with a name for screen readers.',
      list: 'Files in reading order.',
      file: 'A file, with a remove button if it can be removed.',
      thumbnail: 'Thumbnail, or an icon of the file type.',
      details: 'File name with download link, type, size, author and date.',
      progress: 'Upload progress.',
      empty: 'Text shown instead of the list if there are no files.',
    },
    elsewhere: ['empty'],
  },
  states: {
    'Files, one being sent': {},
    'To read only': { props: { attachments: [photo, manual], onRemove: undefined } },
    Failed: { props: { attachments: [failed] } },
    None: { props: { attachments: [] } },
    'Hover, a name': { props: { attachments: [manual] }, hover: 'a' },
    'Hover, remove': { props: { attachments: [manual] }, hover: '[data-remove]' },
    'Focus, a name': { props: { attachments: [manual] }, focus: 'a' },
  },
  guidance: [
    {
      do: {
        show: <AttachmentList {...sample} attachments={[failed, manual]} />,
        say: 'Keep a failed file in its place, with the reason and a retry button.',
      },
      dont: {
        show: <AttachmentList {...sample} attachments={[{ ...failed, reason: 'Error' }]} onRetry={undefined} />,
        say: 'Don’t report a failure without a reason or a next step.',
      },
    },
    {
      do: {
        show: <AttachmentList {...sample} attachments={[photo]} />,
        say: 'Show the file name as the author named it.',
      },
      dont: {
        show: <AttachmentList {...sample} attachments={[{ ...photo, name: 'a8f3-4410-upload-final(2).jpg' }]} />,
        say: 'Don’t show the name used for storage on the server.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the names of the files, and the buttons of each.',
    Enter: 'On a name, downloads the file. Names of uploading and failed files are plain text.',
    'Enter, Space':
      'On a button, retries the upload or removes the file. After a removal, focus moves to the same button of the next file, or to the list if it was the last one.',
  },
});
