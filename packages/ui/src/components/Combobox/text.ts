export const comboboxText = {
  loading: 'Searching …',
  none: 'Nothing found',
  open: 'Open',
  close: 'Close',
  clear: 'Clear',
};
