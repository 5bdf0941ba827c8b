export const formDialogText = { cancel: 'Cancel', working: 'One moment' };
