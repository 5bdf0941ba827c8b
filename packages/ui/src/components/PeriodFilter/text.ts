export const periodFilterText = {
  from: 'From',
  to: 'To',
  apply: 'Apply',
  clear: 'Clear period',
  presets: 'Presets',
  backwards: 'The end date can’t be before the start date.',
  selected: '1 selected',
};
