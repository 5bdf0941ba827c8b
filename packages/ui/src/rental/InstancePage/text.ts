export const instancePageText = {
  title: 'Where do you rent?',
  text: 'Choose the country of the company you rent from. This device remembers it.',
  chosen: (name: string) => `${name} · current choice`,
};
