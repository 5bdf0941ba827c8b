import type { Message } from '../../internal/message.ts';
export const filterBarText = {
  filters: 'Selected filters',
  clearAll: 'Clear all',
  remove: 'Remove filter {label}: {value}' as Message<'label' | 'value'>,
};
