/** Text of the shell's components. One object a component, under the component's name. */
export interface ShellLocale {
  BlockedBanner: { label: string };
  DataState: {
    loading: string;
    emptyTitle: string;
    emptyText: string;
    errorTitle: string;
    errorText: string;
    retry: string;
    offlineTitle: string;
    offlineText: string;
    noAccessTitle: string;
    noAccessText: string;
    reference: (reference: string) => string;
  };
  HelpMenu: { label: string };
  Loader: { label: string };
  Logo: { home: (product: string) => string };
  MenuButton: { opensInNewTab: string };
  MessageBanner: { label: string; minimize: string; expand: string };
  MobileNavigation: { open: string; close: string; title: string };
  NavTabs: { label: string; more: string };
  NewOrderButton: { label: string; unavailable: string };
  PrivacyMenu: { label: string };
  ProfileMenu: { label: (name: string, initials: string) => string };
  SkipLink: { label: string };
}
