export const privacyMenuText = { label: 'Privacy and conditions' };
