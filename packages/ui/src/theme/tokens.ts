/**
 * All design tokens; their values are in `packages/ui/tokens`. Components use them as CSS variables with the prefix `hy`, never as hex values: in a styled
 * component `theme.vars.color.ink2`, elsewhere `var(--hy-color-ink2)`.
 *
 * Per color scheme
 *   --hy-color-ink | ink2 | ink3                 text: primary, secondary, tertiary
 *   --hy-color-canvas | surface | sunk           the page background, sheets on it, recessed strips
 *   --hy-color-line | lineStrong | control       structure, stronger structure, border of a control (3:1)
 *   --hy-color-brand | brandHover | onBrand      actions, their hover, text on both
 *   --hy-color-brandSoft                         selected and hovered quiet controls (ink and brand are legible on it)
 *   --hy-color-signal | signalHover | onSignal   highlights: logo, today, a bulk bar's main action
 *   --hy-color-panel | onPanel | onPanel2        the brand panel of the sign-in page
 *   --hy-color-inverse | onInverse | onInverse2 | inverseLine   floating bars and tooltips
 *   --hy-color-scrim                             behind a dialog
 *   --hy-tone-<info|success|warning|error|neutral>-<fg|bg|line>
 *   --hy-elevation-raised | float | dialog       shadows, for floating surfaces only
 *
 * The same in both schemes
 *   --hy-radius-control | card | dialog | status | pill
 *   --hy-duration-fast | base | slow             120, 160, 200 ms; 0 ms under prefers-reduced-motion
 *   --hy-density-control | small | row | cell | timeline | header
 *                                                heights of controls, small ones and table rows, block padding of
 *                                                cells, rows of a timeline, header; controls are never below 40px
 *                                                for touch
 *   --hy-layout-page | gutter                    page width 1360px; gutter 24px, 14px below 40rem
 *   --hy-spacing                                 4px: `theme.spacing(3)` is 12px
 */

export * from './token-types.ts';
export {
  brands,
  densities,
  duration,
  elevations,
  layout,
  narrowGutter,
  neutralColors,
  radius,
  spaceUnit,
  toneColors,
  type,
} from './token-values.ts';

/** Minimum height of a control under a coarse pointer, so that a finger hits it without aiming. */
export const touchTarget = '40px';

/**
 * Breakpoints of the kit in CSS pixels, beside MUI's own: from which width on the header has tabs, a page has two columns,
 * a list is a table, details stand beside it, and a page has a further column.
 */
export const breakpoints = { navigation: 640, twoColumns: 768, table: 800, details: 1024, aside: 1200 };

// In rem, so that a larger font size of the user counts as a narrower window.
const from = (pixels: number) => `@media (min-width: ${pixels / 16}rem)`;
const below = (pixels: number) => `@media (max-width: ${pixels / 16 - 0.01}rem)`;

/** Media queries of breakpoints, input devices and display modes. */
export const media = {
  /** Tabs in the header. Below it, the hamburger. */
  navigation: from(breakpoints.navigation),
  belowNavigation: below(breakpoints.navigation),
  compactTabs: '@media (max-width: 599px)',
  twoColumns: from(breakpoints.twoColumns),
  belowTwoColumns: below(breakpoints.twoColumns),
  /** Tables. Below it, cards. Paper is narrower, but printed pages get tables too, for reading and filing. */
  table: `@media print, (min-width: ${breakpoints.table}px)`,
  belowTable: `@media screen and (max-width: ${breakpoints.table - 0.02}px)`,
  /** Details or a map beside a list. Below it, over or above the list. */
  details: from(breakpoints.details),
  belowDetails: below(breakpoints.details),
  /** Narrow column beside the content of a page. */
  aside: from(breakpoints.aside),
  /** Touch input. */
  touch: '@media (pointer: coarse)',
  /** The user's few system colors. Backgrounds and shadows are gone, borders and outlines remain. */
  forcedColors: '@media (forced-colors: active)',
};
