export const confirmDialogText = { cancel: 'Cancel', working: 'One moment' };
