import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NothingFoundDrawing } from '../../drawings/index.ts';
import { longName } from '../../stories/samples.ts';
import { DataState } from './DataState.tsx';

const meta = {
  title: 'Components/Shell/DataState',
  component: DataState,
  args: { status: 'ready', children: <p>124 machines</p>, onRetry: fn() },
} satisfies Meta<typeof DataState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { status: 'loading' } };

// [SH-04]
export const LoadingShape: Story = {
  name: 'Loading keeps the layout',
  args: {
    status: 'loading',
    skeleton: (
      <>
        <Skeleton variant="rounded" height={66} />
        <Skeleton variant="rounded" height={66} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: {
    status: 'empty',
    title: 'No contracts yet',
    text: 'Once you order a machine, its contract shows up here.',
    onRetry: undefined,
    action: <Button variant="contained">New order</Button>,
  },
};

// [SH-04]
export const NothingFound: Story = {
  name: 'Nothing for these filters, with a drawing of its own',
  args: {
    status: 'empty',
    drawing: <NothingFoundDrawing />,
    title: 'No machines match these filters',
    text: 'Take a filter off, or clear them all.',
    onRetry: undefined,
    action: <Button variant="outlined">Clear all</Button>,
  },
};

// [SH-04]
export const Failed: Story = {
  name: 'Error with Retry',
  args: { status: 'error', reference: '7f3a-91' },
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    expect(alert).toHaveTextContent('Reference 7f3a-91');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = { args: { status: 'offline' } };
export const NoAccess: Story = { args: { status: 'noAccess', onRetry: undefined } };
export const LongText: Story = { args: { status: 'error', text: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  args: { status: 'error', reference: '7f3a-91' },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { args: { status: 'empty' }, globals: { direction: 'rtl' } };
