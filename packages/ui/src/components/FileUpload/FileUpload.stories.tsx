import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

function Uploading(props: FileUploadProps) {
  const [files, setFiles] = useState(props.files);
  return (
    <FileUpload
      {...props}
      files={files}
      onAdd={(event, added) => {
        props.onAdd(event, added);
        setFiles([
          ...files,
          ...added.map(({ name, size }) => ({ id: name, name, bytes: size, state: 'done' as const })),
        ]);
      }}
      onRemove={(event, id) => {
        props.onRemove(event, id);
        setFiles(files.filter((file) => file.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Photos of the damage',
    files: [],
    accept: ['.jpg', '.png', '.pdf'],
    maxBytes: 10_000_000,
    maxFiles: 3,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
  render: (args) => <Uploading {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

const three = [
  { id: '1', name: 'mast.jpg', bytes: 2_400_000, state: 'uploading', progress: 0.45 },
  { id: '2', name: 'report.pdf', bytes: 480_000, state: 'done' },
  { id: '3', name: 'wheel.png', bytes: 9_100_000, state: 'failed', reason: 'The connection was lost.' },
] as const;

export const Empty: Story = {};
// [SH-05]
export const UnderWay: Story = {
  name: 'Progress, result and another try',
  args: { files: three },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    expect(field.getByRole('progressbar', { name: 'mast.jpg' })).toHaveValue(45);
    await userEvent.click(field.getByRole('button', { name: 'Upload wheel.png again' }));
    expect(args.onRetry).toHaveBeenCalledWith(expect.anything(), '3');
  },
};

// [SH-05]
export const Dropped: Story = {
  name: 'Takes what is dropped, and says why not',
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    const photo = new File(['photo'], 'boom.jpg', { type: 'image/jpeg' });
    const film = new File(['film'], 'boom.mov', { type: 'video/quicktime' });
    const carried = new DataTransfer();
    for (const file of [photo, film]) carried.items.add(file);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried });
    field.getByText('or drop them here').dispatchEvent(drop);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    expect(field.getByRole('alert')).toHaveTextContent('boom.mov isn’t an accepted file type. Use JPG, PNG, PDF.');
    expect(field.getByRole('list', { name: 'Files' })).toHaveTextContent('boom.jpg');
  },
};

// [SH-05]
export const Removed: Story = {
  name: 'The focus stays in the list after a removal',
  args: { files: three },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole('button', { name: 'Remove report.pdf' }));
    expect(args.onRemove).toHaveBeenCalledWith(expect.anything(), '2');
    expect(field.getByRole('button', { name: 'Remove wheel.png' })).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: longName, files: [{ id: '1', name: `${longName}.jpg`, bytes: 1, state: 'done' }] },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { files: three },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { files: three },
  globals: { direction: 'rtl' },
};
