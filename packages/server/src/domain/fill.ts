const PLACEHOLDER = /\{\{(\w+)\}\}(\.?)/g;

/**
 * Fills in the placeholders of a text. A value that ends with a full stop, such as `B.V.`, gets no second one at the end
 * of a sentence.
 */
export const filled = (text: string, valueFor: (name: string) => string): string =>
  text.replaceAll(PLACEHOLDER, (_, name: string, stop: string) => {
    const value = valueFor(name);
    return value.endsWith('.') ? value : value + stop;
  });
