import type { Message } from '../../internal/message.ts';

export const profileMenuText = {
  /** Label until the user is known. */
  label: 'Profile',
  /** Starts with the visible text of the button. */
  labelOf: 'Profile {initials} ({name})' as Message<'initials' | 'name'>,
};
