import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { refusal } from '../../../testing/fake-http.ts';
import { type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';
import { USERS } from '../../../testing/users.ts';

const meta = {
  ...pageStories,
  title: 'Portal/Roles',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/company/roles', answers: USERS },
} satisfies Meta<PageArgs>;
export default meta;

/** Filters the matrix to a few rights, to keep the picture small. */
const find = async (text: string) => {
  await userEvent.type(await screen.findByRole('searchbox'), text);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Export lists (Site lead)' })).toBeNull());
};

// [DOM-07]
export const Editing: PageStory = {
  parameters: { pictures: { none: 'the columns are those of a table; a phone shows the one that is edited' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Site lead' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Export lists (Site lead)' }));
    const edited = await screen.findByRole('region', { name: 'Edit Site lead' });
    await waitFor(() => expect(edited).toHaveTextContent('2 rights added'));
  },
};

// [RG-02] [DOM-07]
export const OneAtATime: PageStory = {
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: { only: 'phone', scheme: 'dark' } },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Site lead');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Site lead' }));
    await screen.findByRole('checkbox', { name: 'Export lists (Site lead)' });
    await find('rent');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Call off (Site lead)' }));
    await expect(screen.queryByRole('columnheader', { name: /Administrator/ })).toBeNull();
  },
};

// [RG-02]
export const Preview: PageStory = {
  parameters: { pictures: { none: 'a list in a dialog' } },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^See as/ });
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole('dialog', { name: 'See as Administrator' })).toBeVisible();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { ...USERS, 'GET /roles': refusal({ type: 'internal', status: 500 }) } },
  parameters: { pictures: { none: 'as every page' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
