export const periodFilterText = {
  from: 'From',
  till: 'Till',
  apply: 'Apply',
  clear: 'Clear period',
  presets: 'Quick choices',
  backwards: 'Till must not be before from.',
  selected: '1 selected',
};
