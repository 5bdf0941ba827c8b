import {
  type BrandCode,
  type BrandColors,
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

const NEUTRAL: Record<keyof NeutralColors, string> = {
  ink: 'Text',
  ink2: 'Secondary text',
  ink3: 'Quiet text, such as a placeholder',
  canvas: 'Background of a page',
  surface: 'Sheets and cards on it',
  sunk: 'Strips below the level of a sheet',
  line: 'Lines between things',
  lineStrong: 'Lines around what can be operated',
  control: 'Border of a field, 3 to 1',
  inverse: 'Bars and tooltips that float',
  onInverse: 'Text on them',
  onInverse2: 'Secondary text on them',
  inverseLine: 'Lines on them',
  hazard: 'The dark of the hazard stripes',
  scrim: 'Behind a dialog',
};

const BRAND: Record<keyof BrandColors, string> = {
  brand: 'What can be done: buttons, links',
  brandHover: 'The same under the pointer',
  onBrand: 'Text on both',
  brandSoft: 'What is selected, and quiet buttons under the pointer',
  signal: 'The one thing that needs an eye: today, the logo',
  signalHover: 'The same under the pointer',
  onSignal: 'Text on both',
  panel: 'The brand’s half of the sign-in page',
  onPanel: 'Text on it',
  onPanel2: 'Secondary text on it',
};

const colors = <Colors extends object>(
  uses: Record<keyof Colors & string, string>,
  light: Colors,
  dark: Colors,
): Token[] =>
  (Object.keys(uses) as (keyof Colors & string)[]).map((name) => ({
    variable: `--hy-color-${name}`,
    use: uses[name],
    values: [String(light[name]), String(dark[name])],
  }));

export const neutralTokens = colors<NeutralColors>(NEUTRAL, neutralColors.light, neutralColors.dark);

export const brandTokens = (brand: BrandCode): Token[] =>
  colors<BrandColors>(BRAND, brands[brand].light, brands[brand].dark);

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
