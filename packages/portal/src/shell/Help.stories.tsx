import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusal } from '../testing/fake-http.ts';
import { type PageArgs, type PageStory, pageStories } from '../testing/page-story.tsx';

const SEND = 'POST /feedback';

const meta = {
  ...pageStories,
  title: 'Portal/Help',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/error' },
  parameters: {
    ...pageStories.parameters,
    pictures: { none: 'a form dialog of the kit over a page that has its own' },
  },
} satisfies Meta<PageArgs>;
export default meta;

/** Opens the form. On a phone it is in the full-screen navigation. */
const openForm = async (entry: string) => {
  const navigation = screen.queryByRole('button', { name: 'Open navigation' });
  await userEvent.click(navigation ?? (await screen.findByRole('button', { name: 'Help' })));
  await userEvent.click(await screen.findByRole(navigation ? 'button' : 'menuitem', { name: entry }));
  return within(await screen.findByRole('dialog', { name: entry }));
};

// [NAV-04] [SH-05]
export const Invalid: PageStory = {
  play: async () => {
    const form = await openForm('Report a problem');
    await userEvent.click(form.getByRole('button', { name: 'Report a problem' }));
    await waitFor(() => expect(form.getByRole('textbox')).toBeInvalid());
  },
};

// [NAV-04]
export const Failed: PageStory = {
  args: { answers: { [SEND]: refusal({ type: 'too-many-requests', status: 429 }) } },
  play: async () => {
    const form = await openForm('Suggest an idea');
    await userEvent.type(form.getByRole('textbox'), 'A map of our machines');
    await userEvent.click(form.getByRole('button', { name: 'Suggest an idea' }));
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('A map of our machines');
  },
};

// [NAV-04]
export const Sent: PageStory = {
  args: { answers: { [SEND]: undefined } },
  play: async () => {
    const form = await openForm('Suggest an idea');
    await userEvent.type(form.getByRole('textbox'), 'A map of our machines');
    await userEvent.click(form.getByRole('button', { name: 'Suggest an idea' }));
    await expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible();
  },
};
