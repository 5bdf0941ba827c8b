export type Scheme = 'light' | 'dark';
/** Meanings for the user. `rental` maps each rental status to one of them. */
export const TONES = ['info', 'success', 'warning', 'error', 'neutral'] as const;
export type Tone = (typeof TONES)[number];
/** Built-in brands, by their color. */
export type BrandName = 'petrol' | 'indigo' | 'plum';
export type Density = 'comfortable' | 'compact';

/** Colors that an app may change: its brand and its signal. All other tokens are fixed. */
export interface BrandColors {
  brand: string;
  brandHover: string;
  onBrand: string;
  brandSoft: string;
  signal: string;
  signalHover: string;
  onSignal: string;
  panel: string;
  onPanel: string;
  onPanel2: string;
}

export interface NeutralColors {
  ink: string;
  ink2: string;
  ink3: string;
  canvas: string;
  surface: string;
  sunk: string;
  line: string;
  lineStrong: string;
  control: string;
  inverse: string;
  onInverse: string;
  onInverse2: string;
  inverseLine: string;
  scrim: string;
}

export type ColorTokens = NeutralColors & BrandColors;

export interface ToneColors {
  fg: string;
  bg: string;
  /** Outline of a bar in the tone's color. */
  line: string;
}

export type ToneTokens = Record<Tone, ToneColors>;

export interface ElevationTokens {
  raised: string;
  float: string;
  dialog: string;
}

export type DensityTokens = Record<'control' | 'small' | 'row' | 'cell' | 'timeline' | 'header', string>;
