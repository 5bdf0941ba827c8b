import type { Decorator } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

interface Context {
  canvasElement: HTMLElement;
}

/** Centers the story's menu, with room below for its list. */
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

/** Play function that opens the story's only menu by keyboard: focus moves to the first entry. */
export async function openMenu({ canvasElement }: Context): Promise<void> {
  const menu = within(canvasElement);
  menu.getByRole('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toHaveFocus());
}

/**
 * Play function that opens the menu, checks the entry, closes it with Escape and checks that focus is on the button.
 */
export const opensAndCloses = (entry: string) => async (context: Context) => {
  await openMenu(context);
  const menu = within(context.canvasElement);
  expect(menu.getByRole('menuitem', { name: entry })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(menu.queryByRole('menu')).toBeNull();
  expect(menu.getByRole('button')).toHaveFocus();
};
