import { documented } from '../../stories/documentation/documentation.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const nothing = () => undefined;
const files = [
  { id: '1', name: 'damage-left.jpg', bytes: 2_400_000, state: 'done' as const },
  { id: '2', name: 'damage-right.jpg', bytes: 3_100_000, state: 'uploading' as const, progress: 0.6 },
];
const failed = { ...{ id: '3', name: 'report.pdf', bytes: 900_000 }, state: 'failed' as const };
const sample: FileUploadProps = {
  ...{ label: 'Photos of the damage', files, accept: ['.jpg', '.png', '.pdf'], maxBytes: 10_000_000, maxFiles: 3 },
  ...{ onAdd: nothing, onRemove: nothing, onRetry: nothing },
};

export default documented('HyFileUpload', FileUpload, {
  sample,
  use: {
    when: ['To choose, drop and send files as a part of a form.'],
    instead: { AttachmentList: 'To show files that are there already.' },
  },
  behavior: {
    'What is refused':
      'A wrong type, a file that is too large or empty, or one too many is named with its reason; the others are taken.',
    'One file': 'Where `maxFiles` is 1, another file takes the place of the one that is there.',
    'Long names': 'A file’s name breaks over lines.',
    Removing: 'Takes the file away or stops sending it; the focus goes to the next one, or to the button.',
    'On a phone':
      'The button opens the camera and the photos, as the device offers them. Dropping is for a mouse alone.',
  },
  wording: ['Name what the files show: “Photos of the damage”. The rules are written by the field itself.'],
  screenReader: [
    'A group with its label and the rules. What is refused is announced at once, with the name of the file.',
    'Each file is read with how far it is; the share is not announced while it grows.',
  ],
  related: { Form: 'Sends the focus to its button on an error.', TextArea: 'Says in words what the files show.' },
  anatomy: {
    slots: {
      root: 'The group.',
      legend: 'What the files are.',
      zone: 'Where files are dropped, with the button that chooses them and what is accepted.',
      files: 'The files so far.',
      file: 'One file: its name, its size and what can be done with it.',
      progress: 'How much of it is sent.',
      refused: 'What was not accepted, and why.',
    },
    elsewhere: ['refused'],
  },
  states: {
    Empty: { props: { files: [] } },
    'Done and uploading': {},
    Failed: { props: { files: [{ ...failed, reason: 'The connection was lost.' }] } },
    Error: { props: { files: [], error: 'Add at least one photo.' } },
    Disabled: { props: { files: [], disabled: true } },
    Hover: { props: { files: [] }, hover: 'button' },
    Focus: { props: { files: [] }, focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <FileUpload {...sample} files={[{ ...failed, reason: 'The connection was lost.' }]} />,
        say: 'Keep a failed file in the list, with its reason and another try.',
      },
      dont: {
        show: <FileUpload {...sample} files={[]} error="Upload failed." />,
        say: 'Don’t throw all files away because one of them failed.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the button that chooses files, and through the buttons of the files.',
    'Enter, Space': 'Chooses files; on a file’s buttons, tries again or removes it.',
  },
});
