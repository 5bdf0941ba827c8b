/** The arrow keys by which a story goes on and back, as user-event writes them: they follow what is seen (ARIA APG). */
export const arrows = ({ direction }: { direction?: string }) =>
  direction === 'rtl'
    ? { onward: '{ArrowLeft}', back: '{ArrowRight}' }
    : { onward: '{ArrowRight}', back: '{ArrowLeft}' };
