import type { CSSObject, Theme } from '@mui/material/styles';
import { consentVariables } from './consent.ts';
import { printStyles } from './print.ts';
import { media, narrowGutter, touchTarget } from './tokens.ts';

/** Global rules of the document. */
export const globalStyles = (theme: Theme): CSSObject => ({
  ':root': {
    fontFeatureSettings: '"tnum"',
    fontVariantNumeric: 'tabular-nums',
    WebkitTextSizeAdjust: '100%',
    ...consentVariables(theme),
  },
  // Higher specificity than the theme's own `:root`, which the style engine may insert later.
  [media.belowNavigation]: { ':root:root': { '--hy-layout-gutter': narrowGutter } },
  [media.touch]: {
    ':root:root': { '--hy-density-control': touchTarget, '--hy-density-small': touchTarget },
    // iOS zooms in on a focused field with smaller text, and does not zoom out again.
    ':root:root :is(input, select, textarea)': { fontSize: 'max(16px, 1em)' },
  },
  // Not MUI's `inherit`: it makes each element's style depend on its parent's, so that browsers cannot share the styles
  // of equal elements. This takes two thirds of the time for new rows of a list.
  '*, *::before, *::after': { boxSizing: 'border-box' },
  body: { backgroundColor: theme.vars.color.canvas, color: theme.vars.color.ink, minBlockSize: '100dvh' },
  // The sticky header must not cover the target of keyboard focus or a fragment (WCAG 2.4.11).
  html: { scrollPaddingBlockStart: `calc(${theme.vars.density.header} + 12px)` },
  // Arrows and vehicles point along the line.
  'svg[data-directional="true"]:dir(rtl)': { scale: '-1 1' },
  // Forced colors drop shadows and backgrounds but keep outlines.
  // Zero specificity, so that a component's own rule wins, whatever the order.
  ':where(:focus-visible)': { outline: `2px solid ${theme.vars.color.brand}`, outlineOffset: '2px' },
  [media.forcedColors]: {
    ':where(:focus-visible)': { outlineColor: 'Highlight' },
    // Browsers keep an SVG's own color, which may not contrast with the user's background.
    svg: { color: 'inherit !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    ':root:root': { '--hy-duration-fast': '0ms', '--hy-duration-base': '0ms', '--hy-duration-slow': '0ms' },
    '*, *::before, *::after': {
      // Removes the delay too: MUI's skeleton would wait half a second and then jump.
      animationDelay: '0s !important',
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // `none` instead of a short duration. A short one would be a transition of all properties of all elements.
      // Inherited colors would then arrive frames later, and hidden links would stay links for a while.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  ...printStyles,
});
