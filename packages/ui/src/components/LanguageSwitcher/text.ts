export const languageSwitcherText = { label: 'Language' };
