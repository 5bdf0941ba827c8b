/** Arrow keys for next and previous in a story, in user-event syntax. They follow the visual direction (ARIA APG). */
export const arrows = ({ direction }: { direction?: string }) =>
  direction === 'rtl'
    ? { onward: '{ArrowLeft}', back: '{ArrowRight}' }
    : { onward: '{ArrowRight}', back: '{ArrowLeft}' };
