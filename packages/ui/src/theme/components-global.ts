import type { CSSObject, Theme } from '@mui/material/styles';
import { consentVariables } from './consent.ts';
import { printStyles } from './print.ts';
import { media, narrowGutter, touchTarget } from './tokens.ts';

/** Rules of the whole document. */
export const globalStyles = (theme: Theme): CSSObject => ({
  ':root': {
    fontFeatureSettings: '"tnum"',
    fontVariantNumeric: 'tabular-nums',
    WebkitTextSizeAdjust: '100%',
    ...consentVariables(theme),
  },
  // Stronger than the theme's own `:root`, which the style engine may put after it.
  [media.belowNavigation]: { ':root:root': { '--hy-layout-gutter': narrowGutter } },
  [media.touch]: { ':root:root': { '--hy-density-control': touchTarget, '--hy-density-small': touchTarget } },
  // MUI's `inherit` makes the style of each element depend on its parent's, and the browser works each out anew instead of
  // sharing those of elements that are alike: two thirds of the time that new rows of a list take.
  '*, *::before, *::after': { boxSizing: 'border-box' },
  body: { backgroundColor: theme.vars.color.canvas, color: theme.vars.color.ink, minBlockSize: '100dvh' },
  // The sticky header must not hide what keyboard focus or a fragment scrolls to (WCAG 2.4.11).
  html: { scrollPaddingBlockStart: `calc(${theme.vars.density.header} + 12px)` },
  // Arrows, and what drives: they point along the line.
  'svg[data-directional="true"]:dir(rtl)': { scale: '-1 1' },
  // Forced colors drop shadows and backgrounds but keep outlines.
  // Without specificity, so that a component's own rule wins wherever it stands.
  ':where(:focus-visible)': { outline: `2px solid ${theme.vars.color.brand}`, outlineOffset: '2px' },
  [media.forcedColors]: {
    ':where(:focus-visible)': { outlineColor: 'Highlight' },
    // Browsers keep a picture's own color, which may not contrast with the user's background.
    svg: { color: 'inherit !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    ':root:root': { '--hy-duration-fast': '0ms', '--hy-duration-base': '0ms', '--hy-duration-slow': '0ms' },
    '*, *::before, *::after': {
      // No delay either: MUI's skeleton would wait half a second and then jump.
      animationDelay: '0s !important',
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None, not a short one: that would be a transition of every property of every element, in which a color
      // reaches what inherits it frames later, and hidden links are links for a while.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  ...printStyles,
});
