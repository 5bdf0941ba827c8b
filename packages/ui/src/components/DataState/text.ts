import type { Message } from '../../internal/message.ts';
export const dataStateText = {
  loading: 'Loading',
  emptyTitle: 'Nothing here yet',
  emptyText: 'What you add will show up here.',
  errorTitle: 'This could not be loaded',
  errorText: 'Something went wrong on our side. Try again in a moment.',
  retry: 'Retry',
  offlineTitle: 'You are offline',
  offlineText: 'This will load as soon as you are connected again.',
  noAccessTitle: 'You have no access to this page',
  noAccessText: 'Ask your company’s administrator for access.',
  reference: 'Reference {reference}' as Message<'reference'>,
};
