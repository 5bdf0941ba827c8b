import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PERSONS } from '../../../testing/company.ts';
import { type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';

const LIST = '/order/company/contactpersons';

const meta = {
  ...pageStories,
  title: 'Portal/Contact persons',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: LIST, answers: PERSONS },
} satisfies Meta<PageArgs>;
export default meta;

// [RT-03]
export const Loaded: PageStory = {
  parameters: { pictures: { none: 'The list of projects looks like it.' } },
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Milan de Boer/ })).toBeVisible();
  },
};

// [DOM-15]
export const Invalid: PageStory = {
  args: { address: `${LIST}/add` },
  parameters: { pictures: { none: 'The form of a project looks like it.' } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Add contact person' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/with its country code/),
    );
  },
};
