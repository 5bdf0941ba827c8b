import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { address } from '../../../testing/company.ts';
import { type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';

const ONE = address();
const AT = `/order/company/addresses/${ONE.id}`;

const meta = {
  ...pageStories,
  title: 'Portal/Address',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: AT, answers: { [`GET /addresses/${ONE.id}`]: ONE } },
} satisfies Meta<PageArgs>;
export default meta;

// [RT-03]
export const Loaded: PageStory = {
  parameters: { pictures: { none: 'The page of a project looks like it.' } },
  play: async () => {
    await expect(await screen.findByText('Ask for the foreman.')).toBeVisible();
  },
};

// [DOM-15]
export const Edit: PageStory = {
  args: { address: `${AT}/edit` },
  parameters: { pictures: { none: 'The form of a project looks like it.' } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Postcode' })).toHaveValue('1082 PP');
  },
};
