import type { Decorator } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

interface Context {
  canvasElement: HTMLElement;
}

/** The story's menu in the middle, with room below for its list. */
export const withRoomBelow: Decorator = (Story) => (
  <div
    style={{
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      minBlockSize: 'var(--story-room, 320px)',
    }}
  >
    <Story />
  </div>
);

/** Opens the story's one menu by keyboard, as a play function: focus lands on the first entry. */
export async function openMenu({ canvasElement }: Context): Promise<void> {
  const menu = within(canvasElement);
  menu.getByRole('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toHaveFocus());
}

/** The same, then leaves it by Escape: the entry was there, and focus is on the button again. */
export const opensAndCloses = (entry: string) => async (context: Context) => {
  await openMenu(context);
  const menu = within(context.canvasElement);
  expect(menu.getByRole('menuitem', { name: entry })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(menu.queryByRole('menu')).toBeNull();
  expect(menu.getByRole('button')).toHaveFocus();
};
