export const mobileNavigationText = { open: 'Open navigation', close: 'Close navigation', title: 'Navigation' };
