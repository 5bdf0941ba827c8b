import type { Message } from '../../internal/message.ts';
export const dataListText = {
  loading: 'Loading the list',
  sortBy: 'Sort by',
  ascending: '{column}, ascending' as Message<'column'>,
  descending: '{column}, descending' as Message<'column'>,
};
