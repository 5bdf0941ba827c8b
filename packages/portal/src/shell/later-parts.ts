import type { ComponentType } from 'react';

type Part = { readonly default: ComponentType };

let bring: (part: Part | PromiseLike<Part>) => void;
/** The button of the search over everything, which the first rows do not wait for: brought once nothing happens any more. */
export const paletteButton = new Promise<Part>((resolve) => {
  bring = resolve;
});
export { bring as bringPaletteButton };
