import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { refusal } from '../../testing/fake-http.ts';
import { onDesktop, onPhone, type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { visitor } from '../../testing/state.ts';

const FORGOT = 'POST /public/profiles/password';
const LINK = 'POST /public/profiles/password/link';
const RESET = 'POST /public/profiles/password/reset';
const ACCOUNT = { [LINK]: { email: 'ann@client.example' } };

const meta = {
  ...pageStories,
  title: 'Portal/Account',
  tags: ['!autodocs'],
  args: { ...pageStories.args, state: visitor() },
} satisfies Meta<PageArgs>;
export default meta;

const choose = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
};

// [RT-05]
export const LinkSent: PageStory = {
  args: { address: '/auth/forgot-password', answers: { [FORGOT]: undefined } },
  parameters: { pictures: { none: 'two sentences in the frame of the others' } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ann@client.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await expect(await screen.findByText(/^Nothing there/)).toBeVisible();
  },
};

// [RT-05] [SE-01]
export const KnownPassword: PageStory = {
  args: {
    address: '/auth/reset-password#secret',
    answers: {
      ...ACCOUNT,
      [RESET]: refusal({ type: 'validation', status: 422, errors: [{ pointer: '/password', code: 'known-password' }] }),
    },
  },
  parameters: onPhone,
  play: async () => {
    await choose('password12345');
    await expect(await screen.findByText(/widely known or easy to guess/)).toBeVisible();
  },
};

// [OP-05]
export const LinkExpired: PageStory = {
  args: {
    address: '/auth/reset-password#secret',
    answers: { ...ACCOUNT, [RESET]: refusal({ type: 'link-expired', status: 410 }) },
  },
  parameters: { pictures: { none: 'a sentence and a button in the frame of the others' } },
  play: async () => {
    await choose('tall cranes over the harbor');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^This link no longer works/);
    await expect(screen.getByRole('link', { name: 'Send a new link' })).toBeVisible();
  },
};

// [RT-05]
export const Invited: PageStory = {
  args: { address: '/auth/accept-invitation#secret', answers: ACCOUNT },
  parameters: { pictures: { none: 'as KnownPassword with a sentence more' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Accept and sign in' })).toBeVisible();
  },
};

// [RT-05]
export const Register: PageStory = {
  args: { address: '/auth/register' },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('NL');
  },
};

// [SH-05] [RT-05]
export const Accessibility: PageStory = {
  args: { address: '/auth/accessibility' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Accessibility statement' })).toBeVisible();
  },
};

// [DOM-15]
export const Incomplete: PageStory = {
  args: { address: '/auth/register' },
  globals: { language: 'de' },
  parameters: { pictures: { none: 'the fields of Register, with a list of errors as in ProjectForm, Invalid' } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'USt-IdNr.' }), 'NL004495446B01');
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    await expect(await screen.findAllByText(/keine gültige USt-IdNr/)).not.toHaveLength(0);
  },
};
