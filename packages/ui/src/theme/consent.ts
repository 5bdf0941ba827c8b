import type { Theme } from '@mui/material/styles';
import { type ColorTokens, elevations, type Scheme, type } from './tokens.ts';

const colours = (scheme: Scheme, { color }: { color: ColorTokens }): Record<string, string> => {
  const prefix = scheme === 'light' ? '--hy-consent-' : '--hy-consent-dark-';
  return {
    [`${prefix}surface`]: color.surface,
    [`${prefix}sunk`]: color.sunk,
    [`${prefix}ink`]: color.ink,
    [`${prefix}ink-2`]: color.ink2,
    [`${prefix}line`]: color.line,
    [`${prefix}control`]: color.control,
    [`${prefix}accent`]: color.brand,
    [`${prefix}accent-hover`]: color.brandHover,
    [`${prefix}on-accent`]: color.onBrand,
    [`${prefix}scrim`]: color.scrim,
  };
};

/**
 * Variables of the cookie consent package, which has no theme. The plain ones have the light scheme's values on every
 * page. Notice and dialog are light in both schemes unless configured otherwise.
 */
export const consentVariables = ({ colorSchemes, radius }: Theme): Record<string, string> => ({
  ...(colorSchemes.light && colours('light', colorSchemes.light)),
  ...(colorSchemes.dark && colours('dark', colorSchemes.dark)),
  '--hy-consent-font': type.family,
  '--hy-consent-radius': radius.control,
  '--hy-consent-radius-card': radius.card,
  '--hy-consent-radius-dialog': radius.dialog,
  '--hy-consent-shadow': elevations.light.dialog,
});
