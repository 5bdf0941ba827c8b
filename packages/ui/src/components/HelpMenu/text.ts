export const helpMenuText = { label: 'Help' };
