import { neutralColors, toneColors } from '../theme/tokens.ts';

/** Every token with a color, by its CSS variable. */
const variables: readonly (readonly [variable: string, color: string])[] = [
  ...Object.entries(neutralColors.light).map(([name, color]) => [`--hy-color-${name}`, color] as const),
  ...Object.entries(toneColors.light).flatMap(([tone, colors]) =>
    Object.entries(colors).map(([part, color]) => [`--hy-tone-${tone}-${part}`, color as string] as const),
  ),
];

/** Lists the tokens that have a color in the light scheme, as `var(…)`. */
export const tokensOf = (hex: string): string[] =>
  variables.flatMap(([variable, color]) => (color === hex.toLowerCase() ? [`var(${variable})`] : []));
