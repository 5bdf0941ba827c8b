import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, longWord } from '../../stories/samples.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const languages = [
  { tag: 'en-US', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'fr', name: 'Français' },
  { tag: 'nl', name: 'Nederlands' },
  { tag: 'hu', name: 'Magyar' },
  { tag: 'pl', name: 'Polski' },
];

const meta = {
  title: 'Components/Forms/LanguageSwitcher',
  component: LanguageSwitcher,
  args: { languages, language: 'en-US', onLanguageChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-04]
export const Six: Story = {
  name: 'Chooses among six',
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Language' }), 'Polski');
    expect(args.onLanguageChange).toHaveBeenCalledWith(expect.anything(), 'pl');
  },
};
export const Dutch: Story = { args: { language: 'nl' }, globals: { language: 'nl' } };
export const LongText: Story = {
  args: { languages: [{ tag: 'en-US', name: longName }], labels: { label: longWord } },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
