/** Slots that an anatomy draws, in the order of their numbers: no number is missing in the drawing. */
export const drawnSlots = (slots: readonly string[], elsewhere: readonly string[] = []): readonly string[] =>
  slots.filter((slot) => !elsewhere.includes(slot));
