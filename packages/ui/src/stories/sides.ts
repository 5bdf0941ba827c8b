const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** Distance in CSS pixels from the side of the page where text begins to the side of an element where it begins. */
export const startOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect();
  return isRightToLeft() ? window.innerWidth - right : left;
};

/** Distance in CSS pixels from the side of the page where text begins to the side of an element where it ends. */
export const endOf = (element: Element): number => startOf(element) + element.getBoundingClientRect().width;
