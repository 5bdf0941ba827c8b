export const menuButtonText = { opensInNewTab: 'opens in a new tab' };
