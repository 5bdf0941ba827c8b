import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent } from 'storybook/test';
import { refusal } from '../../testing/fake-http.ts';
import { onDesktop, onPhone, type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { signedOut, visitor } from '../../testing/state.ts';

const LOGIN = 'POST /auth/login';

const meta = {
  ...pageStories,
  title: 'Portal/Sign in',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/auth/login', state: visitor() },
} satisfies Meta<PageArgs>;
export default meta;

const submit = async (email: string, password: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

// [RT-05] [SH-05]
export const Form: PageStory = {
  play: async () => {
    const password = await screen.findByLabelText('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show what you type' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide what you type' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

// [RT-05]
export const Incomplete: PageStory = {
  parameters: onPhone,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await expect(await screen.findByText('Fill this in.')).toBeVisible();
  },
};

// [RT-05]
export const Refused: PageStory = {
  args: { answers: { [LOGIN]: refusal({ type: 'credentials', status: 401 }) } },
  parameters: onDesktop,
  play: async () => {
    await submit('planner@demo.example', 'wrong');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is wrong.');
  },
};

export const SigningIn: PageStory = {
  args: { answers: { [LOGIN]: NEVER } },
  parameters: onDesktop,
  play: async () => {
    await submit('planner@demo.example', 'Demo-2026!');
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

// [ST-06]
export const WithoutCompany: PageStory = {
  args: { state: signedOut('noClient') },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/not linked to a company/);
  },
};

// [ST-06]
export const Expired: PageStory = {
  args: { state: signedOut('expired') },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/away for a while/);
  },
};

export const German: PageStory = {
  globals: { language: 'de' },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  },
};
