import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useConsent, useConsentState } from '../react/index.ts';
import { CHOSEN, Stage } from './Stage.tsx';

/** A banner of an app's own, on the core alone. */
function OwnBanner() {
  const consent = useConsent();
  const state = useConsentState();
  if (!consent || !state || state.view.kind === 'nothing') return <p>Nothing is asked.</p>;
  return (
    <section aria-label="Cookies">
      <p>{state.differences ? 'Our services have changed.' : 'May we measure how this page is used?'}</p>
      <button type="button" onClick={consent.rejectAll}>
        No
      </button>
      <button type="button" onClick={consent.acceptAll}>
        Yes
      </button>
    </section>
  );
}

const meta = {
  title: 'Patterns/Consent/Headless',
  component: Stage,
  parameters: { pictures: { none: 'Unstyled: the look is the app’s.' } },
  args: { headless: true, children: <OwnBanner /> },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

// [CC-19]
export const Own: Story = {
  name: 'A banner of one’s own',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Nothing is asked.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Changed: Story = {
  args: { stored: { ...CHOSEN, hotjar: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Our services have changed.')).toBeVisible());
  },
};
