import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { anyone, onDesktop, onPhone, type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { PROFILE, withoutProfile } from '../../testing/state.ts';

const SAVE = 'PUT /profile';

const meta = {
  ...pageStories,
  title: 'Portal/Profile',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/profile' },
} satisfies Meta<PageArgs>;
export default meta;

const phone = () => screen.findByRole('textbox', { name: 'Telephone' });

// [NAV-06] [SH-05]
export const Loaded: PageStory = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue(PROFILE.lastName);
    await expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};

// [NAV-06]
export const Saved: PageStory = {
  args: { answers: { [SAVE]: { ...PROFILE, phone: '+31205550100', version: 4 } } },
  parameters: onPhone,
  play: async () => {
    await userEvent.type(await phone(), '+31 20 555 01 00');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved.')).toBeVisible();
  },
};

// [DOM-15]
export const Invalid: PageStory = {
  parameters: onDesktop,
  play: async () => {
    await userEvent.type(await phone(), '0205550100');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await phone()).toHaveAccessibleDescription(/country code, such as/));
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { state: withoutProfile(anyone) },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { state: withoutProfile(anyone, ['profile']) },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const German: PageStory = {
  globals: { language: 'de' },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
  },
};
