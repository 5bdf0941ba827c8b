import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { ThemeBuilder } from './ThemeBuilder.tsx';

const meta = {
  title: 'Foundations/Theme builder',
  component: ThemeBuilder,
  tags: ['!autodocs'],
  args: { color: '#0a7d5a', radius: 8, density: 'comfortable', screens: [] },
  parameters: { layout: 'padded', pictures: { only: 'wide', scheme: 'light' } },
} satisfies Meta<typeof ThemeBuilder>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On pages of the portal. Frames of other stories exist in Storybook alone. */
export const Builder: Story = {
  tags: ['!test'],
  args: {
    screens: [
      { title: 'Contracts', story: 'portal-contracts--loaded' },
      { title: 'Call off', story: 'portal-offhires--form' },
      { title: 'Sign in', story: 'portal-sign-in--form' },
    ],
  },
};

// [UI-17]
export const Yellow: Story = {
  args: { color: '#ffd400' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByText(/^In light, #ffd400 on #\w+ has a contrast of 1\.\d\d, and text needs 4\.5/),
    ).toBeVisible();
    await expect(page.queryByText(/looks like/)).toBeNull();
    const [light] = page.getAllByRole('group', { name: /^In light/ });
    await expect(light).toHaveTextContent(/You chose #ffd400.*The theme uses #[\da-f]{6}/);
  },
};

// [UI-17]
export const Red: Story = {
  args: { color: '#c81e1e' },
  parameters: { pictures: { none: 'as Yellow, with another sentence' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/looks like #b3261e, which says error and overdue/)).toBeVisible();
  },
};

// [UI-17]
export const Exported: Story = {
  parameters: { pictures: { none: 'as Yellow, with other code' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const code = page.getByRole('group', { name: 'Code of the theme' });
    await expect(code).toHaveTextContent("createHireyardTheme({ brand: '#0a7d5a', density: 'comfortable' })");
    await expect(code).not.toHaveTextContent('radius');
    await userEvent.click(page.getByRole('button', { name: 'compact' }));
    await fireEvent.change(page.getByRole('slider', { name: /Radius/ }), { target: { value: '4' } });
    await expect(code).toHaveTextContent("density: 'compact'");
    await expect(code).toHaveTextContent('--hy-radius-card: 6px');
    const hex = page.getByRole('textbox', { name: 'Hex value' });
    await userEvent.clear(hex);
    await userEvent.type(hex, '#7C3AED');
    await expect(code).toHaveTextContent("brand: '#7c3aed'");
  },
};
