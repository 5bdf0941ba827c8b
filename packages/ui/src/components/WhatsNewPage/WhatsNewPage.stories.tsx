import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { releases } from '../../stories/page-samples.ts';
import { longName } from '../../stories/samples.ts';
import { WhatsNewPage } from './WhatsNewPage.tsx';

const onRetry = fn();

const meta = {
  title: 'Pages/WhatsNewPage',
  component: WhatsNewPage,
  args: { releases },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WhatsNewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Releases: Story = {
  name: '[UI-03] What is new to this reader is marked',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    expect(page.getByRole('article', { name: 'Planning by project' })).toHaveTextContent('Since your last visit');
    expect(page.getByRole('article', { name: 'Off-hire numbers at once' })).not.toHaveTextContent('Since your last');
  },
};
export const Loading: Story = { name: '[SH-04] Loading', args: { releases: undefined } };
export const Empty: Story = { name: '[SH-04] Nothing yet', args: { releases: [] } };
export const Failed: Story = {
  name: '[SH-04] An error with Retry',
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
