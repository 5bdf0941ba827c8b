export const sidePanelText = { close: 'Close' };
