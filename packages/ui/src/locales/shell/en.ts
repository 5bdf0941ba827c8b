import type { ShellLocale } from './labels.ts';

export const shell: ShellLocale = {
  BlockedBanner: { label: 'Account blocked' },
  DataState: {
    loading: 'Loading',
    emptyTitle: 'Nothing here yet',
    emptyText: 'What you add will show up here.',
    errorTitle: 'This could not be loaded',
    errorText: 'Something went wrong on our side. Try again in a moment.',
    retry: 'Retry',
    offlineTitle: 'You are offline',
    offlineText: 'This will load as soon as you are connected again.',
    noAccessTitle: 'You have no access to this page',
    noAccessText: 'Ask an administrator of your company for the right to see it.',
    reference: (reference) => `Reference ${reference}`,
  },
  HelpMenu: { label: 'Help' },
  Loader: { label: 'Loading' },
  Logo: { home: (product) => `${product}, home` },
  MenuButton: { opensInNewTab: 'opens in a new tab' },
  MessageBanner: { label: 'Important message', minimize: 'Minimize', expand: 'Show message' },
  MobileNavigation: { open: 'Open navigation', close: 'Close navigation', title: 'Navigation' },
  NavTabs: { label: 'Main', more: 'More' },
  NewOrderButton: { label: 'New order', unavailable: 'You cannot order at the moment.' },
  PrivacyMenu: { label: 'Privacy and conditions' },
  ProfileMenu: { label: (name, initials) => `Profile ${initials} (${name})` },
  SkipLink: { label: 'Skip to content' },
};
