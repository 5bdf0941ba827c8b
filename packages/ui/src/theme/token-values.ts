// Written by `pnpm tokens` from the design tokens.
import type {
  BrandColors,
  BrandName,
  Density,
  DensityTokens,
  ElevationTokens,
  NeutralColors,
  Scheme,
  ToneTokens,
} from './token-types.ts';

export const neutralColors: Record<Scheme, NeutralColors> = {
  light: {
    ink: '#16202b',
    ink2: '#46535f',
    ink3: '#5f6b77',
    canvas: '#f5f6f4',
    surface: '#ffffff',
    sunk: '#eef0ee',
    line: '#dfe3e6',
    lineStrong: '#c9d0d5',
    control: '#7d8892',
    inverse: '#16202b',
    onInverse: '#ffffff',
    onInverse2: '#c9d0d5',
    inverseLine: '#7d8892',
    scrim: 'rgb(16 22 27 / 0.45)',
  },
  dark: {
    ink: '#e9edf0',
    ink2: '#b4bec7',
    ink3: '#94a0aa',
    canvas: '#10161b',
    surface: '#182027',
    sunk: '#131a20',
    line: '#2b353e',
    lineStrong: '#3a4650',
    control: '#75818c',
    inverse: '#2b353e',
    onInverse: '#ffffff',
    onInverse2: '#c9d0d5',
    inverseLine: '#94a0aa',
    scrim: 'rgb(4 7 9 / 0.66)',
  },
};
export const toneColors: Record<Scheme, ToneTokens> = {
  light: {
    info: {
      fg: '#1f55a5',
      bg: '#e3ecf9',
      line: '#a9c4ec',
    },
    success: {
      fg: '#1d6b41',
      bg: '#e0f1e6',
      line: '#9fcdb1',
    },
    warning: {
      fg: '#8a5200',
      bg: '#fcefd2',
      line: '#e0c07f',
    },
    error: {
      fg: '#b3261e',
      bg: '#fbe5e3',
      line: '#e5a8a3',
    },
    neutral: {
      fg: '#55606a',
      bg: '#e9ecee',
      line: '#c0c7cc',
    },
  },
  dark: {
    info: {
      fg: '#9cc0f5',
      bg: '#182c4a',
      line: '#345a92',
    },
    success: {
      fg: '#7fd3a3',
      bg: '#15352a',
      line: '#2f6b4d',
    },
    warning: {
      fg: '#f0bf68',
      bg: '#3a2c10',
      line: '#7c6024',
    },
    error: {
      fg: '#f5a09a',
      bg: '#43201d',
      line: '#8f443e',
    },
    neutral: {
      fg: '#aab4bc',
      bg: '#28323a',
      line: '#4b5862',
    },
  },
};
/** Built-in brands. The first applies without a choice. */
export const brands: Record<BrandName, Record<Scheme, BrandColors>> = {
  petrol: {
    light: {
      brand: '#0f4c5c',
      brandHover: '#0b3a47',
      onBrand: '#ffffff',
      brandSoft: '#e2eef0',
      signal: '#f2b705',
      signalHover: '#e0a900',
      onSignal: '#2b2100',
      panel: '#0f4c5c',
      onPanel: '#ffffff',
      onPanel2: '#d5e2e6',
    },
    dark: {
      brand: '#6cc3d5',
      brandHover: '#8ad2e1',
      onBrand: '#06222a',
      brandSoft: '#163942',
      signal: '#f2b705',
      signalHover: '#ffca2b',
      onSignal: '#2b2100',
      panel: '#0c3844',
      onPanel: '#ffffff',
      onPanel2: '#d5e2e6',
    },
  },
  indigo: {
    light: {
      brand: '#34407e',
      brandHover: '#273163',
      onBrand: '#ffffff',
      brandSoft: '#e7e9f5',
      signal: '#f58a1f',
      signalHover: '#e57c10',
      onSignal: '#2a1400',
      panel: '#2c376f',
      onPanel: '#ffffff',
      onPanel2: '#d5e2e6',
    },
    dark: {
      brand: '#aab5f2',
      brandHover: '#c1c9f7',
      onBrand: '#141a3a',
      brandSoft: '#272e55',
      signal: '#f58a1f',
      signalHover: '#ff9d3d',
      onSignal: '#2a1400',
      panel: '#232b58',
      onPanel: '#ffffff',
      onPanel2: '#d5e2e6',
    },
  },
  plum: {
    light: {
      brand: '#6d2748',
      brandHover: '#551c37',
      onBrand: '#ffffff',
      brandSoft: '#f5e7ed',
      signal: '#c8d42f',
      signalHover: '#b9c521',
      onSignal: '#232600',
      panel: '#642242',
      onPanel: '#ffffff',
      onPanel2: '#d5e2e6',
    },
    dark: {
      brand: '#e6a3c0',
      brandHover: '#efbbd1',
      onBrand: '#38091f',
      brandSoft: '#452031',
      signal: '#c8d42f',
      signalHover: '#d6e14a',
      onSignal: '#232600',
      panel: '#4b1831',
      onPanel: '#ffffff',
      onPanel2: '#d5e2e6',
    },
  },
};
export const elevations: Record<Scheme, ElevationTokens> = {
  light: {
    raised: '0 1px 2px rgb(22 32 43 / 0.08)',
    float: '0 8px 24px rgb(22 32 43 / 0.16), 0 1px 3px rgb(22 32 43 / 0.1)',
    dialog: '0 24px 64px rgb(22 32 43 / 0.28)',
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4)',
    float: '0 8px 24px rgb(0 0 0 / 0.5), 0 0 0 1px rgb(255 255 255 / 0.06)',
    dialog: '0 24px 64px rgb(0 0 0 / 0.6), 0 0 0 1px rgb(255 255 255 / 0.06)',
  },
};
export const radius = {
  control: '8px',
  card: '12px',
  dialog: '16px',
  status: '6px',
  pill: '999px',
};
export const duration = {
  fast: '120ms',
  base: '160ms',
  slow: '200ms',
};
export const densities: Record<Density, DensityTokens> = {
  comfortable: {
    control: '40px',
    small: '32px',
    row: '66px',
    cell: '12px',
    timeline: '52px',
    header: '60px',
  },
  compact: {
    control: '36px',
    small: '32px',
    row: '48px',
    cell: '6px',
    timeline: '40px',
    header: '60px',
  },
};
export const layout = {
  page: '1360px',
  gutter: '24px',
};
/** Gutter of a page below the navigation breakpoint. */
export const narrowGutter = '14px';
/** One step of the space scale, in CSS pixels. */
export const spaceUnit = 4;
/** Sizes in rem (16px = 1rem), so that the user's own font size applies. */
export const type = {
  family: "'Hanken Grotesk Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  title: {
    size: '1.625rem',
    lineHeight: 1.2,
    weight: 700,
    tracking: '-0.02em',
  },
  section: {
    size: '1.25rem',
    lineHeight: 1.3,
    weight: 680,
    tracking: '-0.01em',
  },
  card: {
    size: '1.0625rem',
    lineHeight: 1.35,
    weight: 650,
    tracking: '-0.005em',
  },
  figure: {
    size: '1.625rem',
    lineHeight: 1.2,
    weight: 680,
    tracking: '-0.02em',
  },
  body: {
    size: '0.9375rem',
    lineHeight: 1.45,
    weight: 400,
  },
  small: {
    size: '0.8125rem',
    lineHeight: 1.45,
    weight: 400,
  },
  columnHead: {
    size: '0.78125rem',
    lineHeight: 1.35,
    weight: 600,
  },
};
