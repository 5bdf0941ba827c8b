import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Opens the story's one menu by keyboard, as a play function: focus lands on the first entry (NAV-10). */
export async function openMenu({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const menu = within(canvasElement);
  menu.getByRole('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toHaveFocus());
}
