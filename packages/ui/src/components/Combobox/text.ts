import type { Message } from '../../internal/message.ts';

export const comboboxText = {
  loading: 'Searching …',
  none: 'Nothing found',
  open: 'Open: {label}' as Message<'label'>,
  close: 'Close: {label}' as Message<'label'>,
  clear: 'Clear: {label}' as Message<'label'>,
};
