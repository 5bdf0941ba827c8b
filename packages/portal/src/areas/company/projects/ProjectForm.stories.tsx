import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { refusal } from '../../../testing/fake-http.ts';
import {
  leaveFocus,
  onDesktop,
  onPhone,
  type PageArgs,
  type PageStory,
  pageStories,
} from '../../../testing/page-story.tsx';
import { AT, DETAIL, LIST, ONE } from '../../../testing/projects.ts';

const ADDRESSES = { items: [ONE.address], page: 0, size: 20, hasMore: false };

const meta = {
  ...pageStories,
  title: 'Portal/Project form',
  tags: ['!autodocs'],
  args: {
    ...pageStories.args,
    address: '/order/company/projects/add',
    answers: { ...LIST, ...DETAIL, 'GET /addresses': ADDRESSES },
  },
} satisfies Meta<PageArgs>;
export default meta;

const name = () => screen.findByRole('textbox', { name: 'Name' });

export const Add: PageStory = {
  play: async () => {
    await expect(await name()).toHaveValue('');
    await expect(screen.getByRole('button', { name: 'Add project' })).toBeVisible();
  },
};

export const Invalid: PageStory = {
  parameters: onPhone,
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: 'Add project' }));
    await waitFor(async () => expect(await name()).toHaveAccessibleDescription('Fill this in.'));
  },
};

export const ChoosingAddress: PageStory = {
  parameters: onDesktop,
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('combobox', { name: 'Address' }));
    await expect(await screen.findByRole('option', { name: /Gustav Mahlerlaan 10/ })).toBeVisible();
  },
};

export const Edit: PageStory = {
  args: { address: `${AT}/edit` },
  parameters: onDesktop,
  play: async () => {
    await expect(await name()).toHaveValue(ONE.name);
    await userEvent.type(await name(), ' and D');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await name()).toHaveValue(`${ONE.name} and D`);
    leaveFocus();
  },
};

export const Conflict: PageStory = {
  args: {
    address: `${AT}/edit`,
    answers: { ...DETAIL, [`PUT /projects/${ONE.id}`]: refusal({ type: 'stale-version', status: 412 }) },
  },
  parameters: onPhone,
  play: async () => {
    await userEvent.type(await name(), ' and D');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('button', { name: 'Load the latest' })).toBeVisible();
  },
};

export const German: PageStory = {
  args: { address: `${AT}/edit` },
  globals: { language: 'de' },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Änderungen speichern' })).toBeVisible();
  },
};
