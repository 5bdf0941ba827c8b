import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';
import type { Attachment } from './model.ts';

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path fill="#b9c9d4" d="M0 0h44v44H0z"/><path fill="#8a7f72" d="M0 30h44v14H0z"/><path fill="#d79b1e" d="M10 8h14v6H10zM14 14h3v18h-3zM8 32h16v5H8z"/></svg>',
)}`;

const added = { addedBy: 'Milan de Boer', addedAt: '2026-11-20T13:10:00Z' };
const attachments: Attachment[] = [
  {
    ...{ id: 'mast', name: 'West side.jpg', bytes: 2_400_000, href: '#mast', ...added },
    thumbnail: { src: photo, alt: 'A scissor lift beside the façade' },
  },
  { id: 'manual', name: 'Operating manual NX-12 D.pdf', bytes: 4_200_000, href: '#manual', ...added },
  { id: 'hours', name: 'Hours.xlsx', bytes: 34_000, href: '#hours', addedAt: added.addedAt },
  { id: 'round', name: 'Round of the site.mp4', bytes: 88_000_000, href: '#round' },
  { id: 'photos', name: 'Photos.zip', bytes: 12_000_000, href: '#photos' },
];

function Removing(props: AttachmentListProps) {
  const [shown, setShown] = useState(props.attachments);
  return (
    <AttachmentList
      {...props}
      attachments={shown}
      onRemove={(event, id) => {
        props.onRemove?.(event, id);
        setShown(shown.filter((one) => one.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Components/Lists/AttachmentList',
  component: AttachmentList,
  args: { label: 'Files of this request', attachments, timeZone: 'Europe/Amsterdam' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof AttachmentList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Files: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A scissor lift beside the façade' })).toHaveAttribute(
      'loading',
      'lazy',
    );
    await expect(canvas.getAllByRole('link', { name: /^Download/ })).toHaveLength(5);
  },
};

export const Removable: Story = {
  args: { onDownload: fn(), onRemove: fn(), attachments: attachments.slice(0, 2) },
  render: (args) => <Removing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove West side.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.anything(), 'mast');
    await expect(canvas.getByRole('button', { name: 'Remove Operating manual NX-12 D.pdf' })).toHaveFocus();
  },
};

export const BeingSent: Story = {
  args: {
    onRemove: fn(),
    onRetry: fn(),
    attachments: [
      { id: '1', name: 'Gate.jpg', bytes: 1_000_000, state: 'uploading', progress: 0.4 },
      { id: '2', name: 'Crane.jpg', bytes: 1_000_000, state: 'failed', reason: 'The connection was lost.' },
    ],
  },
};

export const BrokenThumbnail: Story = {
  args: {
    attachments: [{ ...(attachments[0] as Attachment), thumbnail: { src: 'data:image/png;base64,', alt: 'Gone' } }],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    onRemove: fn(),
    attachments: [{ id: 'long', name: `${longName}.pdf`, bytes: 1_000_000, href: '#long', addedBy: longName }],
  },
};
export const Empty: Story = { args: { attachments: [] } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { onRemove: fn() }, globals: { direction: 'rtl' } };
