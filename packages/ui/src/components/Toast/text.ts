export const toastText = { region: 'Messages', undo: 'Undo', close: 'Close message' };
