import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusal } from '../../../testing/fake-http.ts';
import { type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';
import { PROFILE } from '../../../testing/state.ts';
import { AT, ONE, USERS } from '../../../testing/users.ts';

const OTHERS = { pictures: { none: 'as every list' } };

const meta = {
  ...pageStories,
  title: 'Portal/Users',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/company/users', answers: USERS },
} satisfies Meta<PageArgs>;
export default meta;

// [DOM-07]
export const Loaded: PageStory = {
  parameters: { pictures: { only: 'wide', scheme: 'light' } },
  play: async () => {
    const row = await screen.findByRole('row', { name: /Piotr Zieliński/ });
    await expect(within(row).getByText('Link expired')).toBeVisible();
  },
};

// [DOM-07]
export const OnPhone: PageStory = {
  parameters: OTHERS,
  play: async () => {
    await expect(await screen.findByText(/^4 people · 1 active/)).toBeVisible();
  },
};

// [SH-04]
export const Empty: PageStory = {
  args: {
    answers: {
      'GET /users': { items: [], page: 0, size: 25, hasMore: false },
      'GET /users/facets': { total: 0, facets: {} },
    },
  },
  parameters: OTHERS,
  play: async () => {
    await expect(await screen.findByText('No users yet')).toBeVisible();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { ...USERS, 'GET /users': refusal({ type: 'internal', status: 500 }) } },
  parameters: OTHERS,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [DOM-07]
export const Blocking: PageStory = {
  args: { address: AT },
  parameters: { pictures: { none: 'a dialog and facts, as of a project' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      `Block ${ONE.firstName} ${ONE.lastName}?`,
    );
  },
};

// [DOM-07]
export const Inviting: PageStory = {
  args: { address: '/order/company/users/invite' },
  parameters: { pictures: { only: 'wide', scheme: 'dark' } },
  play: async () => {
    const panel = await screen.findByRole('complementary', { name: 'Invite colleague' });
    await userEvent.click(await within(panel).findByRole('checkbox', { name: /Site user/ }));
    await expect(await within(panel).findByText('sees no prices')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Milan de Boer' })).toBeVisible();
  },
};

// [DOM-07] [DOM-15]
export const Invalid: PageStory = {
  args: { address: '/order/company/users/invite' },
  parameters: { pictures: { none: 'fields as of every form' } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'jan.bakker@noordzee');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Site user/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Only these' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await expect(await screen.findByText('There are problems with 4 fields')).toBeVisible();
  },
};

// [UI-34]
export const Editing: PageStory = {
  args: { address: `${AT}/edit` },
  parameters: { pictures: { only: 'wide', scheme: 'light' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};

// [DOM-08]
export const OwnOrderLimit: PageStory = {
  args: {
    address: `/order/company/users/${PROFILE.id}/edit`,
    answers: {
      ...USERS,
      [`PUT /users/${PROFILE.id}`]: refusal({
        type: 'validation',
        status: 422,
        errors: [{ pointer: '/orderLimit', code: 'own-order-limit' }],
      }),
    },
  },
  parameters: { pictures: { none: 'fields as of every form' } },
  play: async () => {
    const limit = await screen.findByRole('textbox', { name: 'Order limit' });
    await expect(limit).toHaveAccessibleDescription(/only another user who manages users can raise it/);
    await userEvent.clear(limit);
    await userEvent.type(limit, '5000');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(limit).toHaveAccessibleDescription(/You cannot raise or remove your own order limit/));
    await expect(limit).toHaveDisplayValue(/5,?000/);
  },
};
