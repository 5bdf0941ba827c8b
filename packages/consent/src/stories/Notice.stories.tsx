import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CHOSEN, Stage } from './Stage.tsx';

const meta = {
  title: 'Patterns/Consent/Notice',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { height: '420px' } } },
  args: { mustConsent: false },
  // Texts load as a separate chunk and are announced a moment later: wait for them before the picture is taken.
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONGEST_ELSEWHERE = { none: 'German and Hungarian, the longest, are drawn.' };

// [CC-01]
export const Asking: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Cookie preferences' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all cookies' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// [CC-08]
export const ServicesChanged: Story = {
  name: 'Services changed',
  args: { stored: { gtm: true, usersnap: true, clarity: true, hotjar: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('New: Google Tag Manager (Personalisation)')).toBeVisible());
    await expect(screen.getByText('No longer used: hotjar')).toBeVisible();
  },
};

export const RejectAllOffered: Story = { args: { showDeclineAll: true } };

export const AtTheTop: Story = { args: { styling: { theme: ['light', 'top', 'wide'] } } };

export const Dark: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { styling: { theme: ['dark', 'bottom', 'wide'] } },
};

export const AsModal: Story = { args: { noticeAsModal: true } };

// [CC-12]
export const Silent: Story = {
  name: 'With a valid choice: nothing',
  args: { stored: CHOSEN },
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const German: Story = { args: { language: 'de' } };
export const French: Story = { args: { language: 'fr' }, parameters: { pictures: LONGEST_ELSEWHERE } };
export const Dutch: Story = { args: { language: 'nl' }, parameters: { pictures: LONGEST_ELSEWHERE } };
export const Hungarian: Story = { args: { language: 'hu' } };
export const Polish: Story = { args: { language: 'pl' }, parameters: { pictures: LONGEST_ELSEWHERE } };
