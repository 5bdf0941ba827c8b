import tokens from '../../../tokens/light.tokens.json' with { type: 'json' };
import {
  type BrandColors,
  type BrandName,
  brands,
  densities,
  duration,
  elevations,
  layout,
  type NeutralColors,
  narrowGutter,
  neutralColors,
  radius,
  toneColors,
} from '../../theme/tokens.ts';

export interface Token {
  /** Name of the CSS variable. */
  readonly variable: `--hy-${string}`;
  /** Purpose of the token. */
  readonly use: string;
  /** Single value, or one for each scheme or density. */
  readonly values: readonly string[];
}

const { $type, ...uses } = tokens.color;

const colors = <Colors extends NeutralColors | BrandColors>(light: Colors, dark: Colors): Token[] =>
  (Object.keys(uses) as (keyof typeof uses)[])
    .filter((name) => name in light)
    .map((name) => ({
      variable: `--hy-color-${name}`,
      use: uses[name].$description,
      values: [light, dark].map((scheme) => String(scheme[name as keyof Colors])),
    }));

export const neutralTokens = colors(neutralColors.light, neutralColors.dark);

export const brandTokens = (brand: BrandName): Token[] => colors(brands[brand].light, brands[brand].dark);

const TONE = { fg: 'Text and shape', bg: 'Background', line: 'Outline of a bar' };

export const toneTokens: Token[] = (Object.keys(toneColors.light) as (keyof typeof toneColors.light)[]).flatMap(
  (tone) =>
    (['fg', 'bg', 'line'] as const).map((part) => ({
      variable: `--hy-tone-${tone}-${part}` as const,
      use: TONE[part],
      values: [toneColors.light[tone][part], toneColors.dark[tone][part]],
    })),
);

const ELEVATION = { raised: 'A card that can be moved', float: 'Menus and bars', dialog: 'Dialogs' };

export const elevationTokens: Token[] = (['raised', 'float', 'dialog'] as const).map((name) => ({
  variable: `--hy-elevation-${name}` as const,
  use: ELEVATION[name],
  values: [elevations.light[name], elevations.dark[name]],
}));

const RADIUS: Record<keyof typeof radius, string> = {
  control: 'Buttons and fields',
  card: 'Cards and sheets',
  dialog: 'Dialogs',
  status: 'Status chips',
  pill: 'What is round at its ends',
};

export const radiusTokens: Token[] = (Object.keys(radius) as (keyof typeof radius)[]).map((name) => ({
  variable: `--hy-radius-${name}` as const,
  use: RADIUS[name],
  values: [radius[name]],
}));

const DENSITY: Record<keyof (typeof densities)['comfortable'], string> = {
  control: 'Height of buttons and fields; never below 40px under a finger',
  small: 'Height of small ones; never below 40px under a finger',
  row: 'Height of a table’s row',
  cell: 'Space above and below in a cell',
  timeline: 'Height of a machine’s row in a planning',
  header: 'Height of the application’s header',
};

export const densityTokens: Token[] = (Object.keys(DENSITY) as (keyof typeof DENSITY)[]).map((name) => ({
  variable: `--hy-density-${name}` as const,
  use: DENSITY[name],
  values: [densities.comfortable[name], densities.compact[name]],
}));

const DURATION: Record<keyof typeof duration, string> = {
  fast: 'Colors under the pointer',
  base: 'What opens',
  slow: 'What comes from the edge of the page',
};

export const durationTokens: Token[] = (Object.keys(duration) as (keyof typeof duration)[]).map((name) => ({
  variable: `--hy-duration-${name}` as const,
  use: `${DURATION[name]}; 0 where the reader asks for less motion`,
  values: [duration[name]],
}));

export const layoutTokens: Token[] = [
  { variable: '--hy-layout-page', use: 'The most that a page is wide', values: [layout.page] },
  {
    variable: '--hy-layout-gutter',
    use: `Space at its sides; ${narrowGutter} on a phone`,
    values: [layout.gutter],
  },
];

/** Layers from back to front. */
const Z_INDEX = {
  appBar: [1100, 'The header, which stays while the page scrolls'],
  drawer: [1200, 'The navigation of a phone'],
  modal: [1300, 'Dialogs and menus'],
  snackbar: [1400, 'Toasts'],
  tooltip: [1500, 'Tooltips'],
} as const;

export const zIndexTokens: Token[] = Object.entries(Z_INDEX).map(([name, [value, use]]) => ({
  variable: `--hy-zIndex-${name}` as const,
  use,
  values: [String(value)],
}));
