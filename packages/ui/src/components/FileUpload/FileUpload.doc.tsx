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
    when: ['To choose, drop and upload files in a form.'],
    instead: { AttachmentList: 'To show existing files.' },
  },
  behavior: {
    'What is refused':
      'Files of a wrong type, too large, empty, or too many are listed with the reason. All others are accepted.',
    'One file': 'If `maxFiles` is 1, a new file replaces the current one.',
    'Long names': 'A file’s name wraps.',
    Removing: 'Removes the file or cancels its upload. Focus moves to the next file, or to the button.',
    'On a phone': '“Take photo” opens the camera, the other button photos and files. Drag and drop needs a mouse.',
  },
  wording: ['Name the content of the files: “Photos of the damage”. The field itself shows the rules.'],
  screenReader: [
    'A group with its label and the rules. Rejected files are announced immediately, by name.',
    'Each file is read with its progress. Changes of the progress are not announced.',
  ],
  related: { Form: 'Moves focus to its button on an error.', TextArea: 'Describes the content of the files.' },
  anatomy: {
    slots: {
      root: 'The group.',
      legend: 'Label of the files.',
      zone: 'Drop zone with the button and the rules.',
      camera: 'Button that opens the camera, on touch screens.',
      files: 'Current files.',
      file: 'A file: name, size and actions.',
      progress: 'Upload progress.',
      refused: 'Rejected files, with the reason.',
    },
    elsewhere: ['refused', 'camera'],
  },
  states: {
    Empty: { props: { files: [] } },
    'Done and uploading': {},
    Failed: { props: { files: [{ ...failed, reason: 'The connection was lost.' }] } },
    Error: { props: { files: [], error: true, helperText: 'Add at least one photo.' } },
    Disabled: { props: { files: [], disabled: true } },
    Hover: { props: { files: [] }, hover: 'button' },
    Focus: { props: { files: [] }, focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <FileUpload {...sample} files={[{ ...failed, reason: 'The connection was lost.' }]} />,
        say: 'Keep a failed file in the list, with the reason and a retry button.',
      },
      dont: {
        show: <FileUpload {...sample} files={[]} error={true} helperText={'Upload failed.'} />,
        say: 'Don’t remove all files because one of them failed.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the button that chooses files, and through the buttons of the files.',
    'Enter, Space': 'Opens the file picker. On a file’s buttons, retries or removes it.',
  },
});
