import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { releases } from '../../stories/page-samples.ts';
import { longName } from '../../stories/samples.ts';
import { WhatsNewPage } from './WhatsNewPage.tsx';

const onRetry = fn();

const meta = {
  title: 'Patterns/WhatsNewPage',
  component: WhatsNewPage,
  args: { releases },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WhatsNewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-03]
export const Releases: Story = {
  name: 'What is new to this reader is marked',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    expect(page.getByRole('article', { name: 'Planning by project' })).toHaveTextContent('Since your last visit');
    expect(page.getByRole('article', { name: 'Off-hire numbers at once' })).not.toHaveTextContent('Since your last');
  },
};
// [SH-04]
export const Loading: Story = { args: { releases: undefined } };
// [SH-04]
export const Empty: Story = { name: 'Nothing yet', args: { releases: [] } };
// [SH-04]
export const Failed: Story = {
  name: 'An error with Retry',
  args: { releases: undefined, failure: { status: 'error', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  parameters: { pictures: { only: 'phone' } },
  args: { releases: releases.map((release) => ({ ...release, title: longName })) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { parameters: { pictures: { only: 'wide' } }, globals: { direction: 'rtl' } };
