// Adds the names of all components to the types of consumers that import only the theme.
export type {} from '../components/index.ts';
export { builtInTheme } from './built-in-theme.ts';
export {
  applyInitialScheme,
  initialScheme,
  type SchemeChoice,
  schemeAttribute,
  schemeScript,
  schemeStorage,
} from './color-scheme.ts';
export { createHireyardTheme, type HireyardBrand, type HireyardThemeOptions } from './create-hireyard-theme.ts';
export type { HyClass, HyComponents, HyName, HyProps, HySlots, SchemeTokens, StaticTokens } from './named.ts';
export * as tokens from './tokens.ts';
export { type BrandColors, type BrandName, type Density, media, type Scheme, type Tone } from './tokens.ts';
