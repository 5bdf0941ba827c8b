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
  notes: `The list shows files; to choose and send them, put a \`FileUpload\` above it. A file has a small picture where
\`thumbnail\` gives one, loaded once it is near, and a drawing by its type otherwise. Give \`onDownload\` where a plain link
would lack the reader’s token.`,
  use: {
    when: ['To show the files of a request, a machine or a project, to download them and to take one away.'],
    instead: {
      DataList: 'For so many files that they are sorted and searched.',
      FileUpload: 'To choose and send files in a form.',
      DocumentList: 'For invoices and certificates, with states, dates and amounts to sort and filter by.',
    },
  },
  behavior: {
    'Long names': 'A file’s name breaks over lines and is never cut off: its end often tells two files apart.',
    Removing:
      'Takes the file away at once. Offer Undo in a Toast, or ask first with a ConfirmDialog where it cannot come back.',
    'While it is sent': 'The file keeps its place, with the share that is sent. Removing it stops it.',
  },
  wording: ['Name the list by what the files belong to. Give a failed file its reason, as a sentence.'],
  screenReader: [
    'A region with the name of the list. A file’s link is read as “Download” and its name, its buttons as “Remove” or “Upload … again” and its name.',
    'How much is sent can be read from the file’s progress bar; it is not announced by itself.',
  ],
  related: { Toast: 'Offers Undo after a removal.' },
  anatomy: {
    slots: {
      root: 'The part of the page, with a name for screen readers.',
      list: 'The files, in the order of reading.',
      file: 'One file, with a button that removes it where it may be removed.',
      thumbnail: 'A small picture of it, or a drawing by its type.',
      details: 'Its name, which downloads it, then type, size, who added it and when.',
      progress: 'How much of it is sent.',
      empty: 'Says that there are none, in the place of the list.',
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
        say: 'Keep a file that failed in its place, with the reason and another try.',
      },
      dont: {
        show: <AttachmentList {...sample} attachments={[{ ...failed, reason: 'Error' }]} onRetry={undefined} />,
        say: 'Don’t report a failure without a reason or a way on.',
      },
    },
    {
      do: {
        show: <AttachmentList {...sample} attachments={[photo]} />,
        say: 'Show the name that the file was given by who added it.',
      },
      dont: {
        show: <AttachmentList {...sample} attachments={[{ ...photo, name: 'a8f3-4410-upload-final(2).jpg' }]} />,
        say: 'Don’t show the name that a server stores it by.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the names of the files, and the buttons of each.',
    Enter: 'On a name, downloads the file. The name of a file that is being sent, or failed, is plain text.',
    'Enter, Space':
      'On a button, sends the file again or removes it. After a removal the focus goes to the same button of the file that follows, and with the last one gone to the whole list.',
  },
});
