export const navTabsText = { label: 'Main', more: 'More' };
