import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusal } from '../../testing/fake-http.ts';
import {
  anyone,
  leaveFocus,
  onDesktop,
  onPhone,
  type PageArgs,
  type PageStory,
  pageStories,
} from '../../testing/page-story.tsx';
import { PROFILE, SESSIONS, withoutProfile } from '../../testing/state.ts';

const SAVE = 'PUT /profile';
const LIST = 'GET /sessions';
const ANSWERS = { [LIST]: { items: SESSIONS } };

const meta = {
  ...pageStories,
  title: 'Portal/Profile',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/profile', answers: ANSWERS },
} satisfies Meta<PageArgs>;
export default meta;

/** A picture in dark would contradict another choice: the scheme of pictures is not the user's. */
const chooseDevice = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Same as device' }));
  leaveFocus();
};
const phone = () => screen.findByRole('textbox', { name: 'Telephone' });

// [NAV-06] [SH-05] [SE-02]
export const Loaded: PageStory = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue(PROFILE.lastName);
    await chooseDevice();
    await expect(await screen.findByText('Chrome, Android')).toBeVisible();
  },
};

// [NAV-06]
export const Saved: PageStory = {
  args: { answers: { ...ANSWERS, [SAVE]: { ...PROFILE, phone: '+31205550100', version: 4 } } },
  parameters: { pictures: { none: 'Loaded with one sentence more' } },
  play: async () => {
    await userEvent.type(await phone(), '+31 20 555 01 00');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved.')).toBeVisible();
  },
};

// [DOM-15]
export const Invalid: PageStory = {
  parameters: { pictures: { none: 'Loaded with an error at a field, as in ChangingThePassword' } },
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
    await expect(await screen.findByRole('heading', { level: 2, name: 'Appearance' })).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { state: withoutProfile(anyone, ['profile']) },
  parameters: onDesktop,
  play: async () => {
    // The banner also has Retry, and appears later.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
    await chooseDevice();
  },
};

// [SE-02]
export const SigningOutADevice: PageStory = {
  parameters: { pictures: { none: 'looks as in Project, Closing' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out there (Chrome, Android)' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Sign out Chrome, Android?' })).toBeVisible();
  },
};

// [SE-02]
export const OneDevice: PageStory = {
  args: { answers: { [LIST]: { items: SESSIONS.filter(({ current }) => current) } } },
  parameters: { pictures: { none: 'one row of those in Loaded' } },
  play: async () => {
    await expect(await screen.findByText('This device')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Sign out there/ })).toBeNull();
  },
};

// [SE-02] [SH-04]
export const DevicesFailed: PageStory = {
  args: { answers: { [LIST]: refusal({ type: 'internal' }) } },
  parameters: { pictures: { none: 'looks as in Failed, which shows it above' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [SE-01]
export const ChangingThePassword: PageStory = {
  parameters: onPhone,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    await userEvent.type(await screen.findByLabelText('New password'), 'too short');
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change password' }));
    await expect(await screen.findByText('Use at least 12 characters.')).toBeVisible();
  },
};

// [DOM-20] [SH-04]
export const NotificationsFailed: PageStory = {
  args: { answers: { ...ANSWERS, 'GET /profile/notifications': refusal({ type: 'internal' }) } },
  parameters: { pictures: { none: 'looks as in Failed, which shows it above' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};

export const German: PageStory = {
  globals: { language: 'de' },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
  },
};
