export const definitionListText = {
  none: 'Not given',
};
