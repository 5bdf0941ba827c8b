import {
  brands,
  densities,
  duration,
  elevations,
  layout,
  media,
  narrowGutter,
  neutralColors,
  radius,
  spaceUnit,
  toneColors,
  type,
} from './tokens.ts';

/** All tokens as plain data, named after their CSS variables: `color.light.ink` is `--hy-color-ink`. */
export function tokensJson() {
  return {
    prefix: 'hy',
    color: neutralColors,
    brand: brands,
    tone: toneColors,
    elevation: elevations,
    radius,
    duration,
    density: densities,
    layout: { ...layout, narrowGutter },
    space: { unit: `${spaceUnit}px` },
    media,
    type,
  };
}
