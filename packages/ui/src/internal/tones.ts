import type { CSSObject, Theme } from '@mui/material/styles';

/** Plain declarations, so that a theme's own plain declaration overrides them, as with MUI's `color`. */
export const TONE = { fg: 'var(--hy-tone-fg)', bg: 'var(--hy-tone-bg)', line: 'var(--hy-tone-line)' };

/** Variables used by `TONE`, by the element's `data-tone`. */
export const toneVariables = (theme: Theme): CSSObject =>
  Object.fromEntries(
    Object.entries(theme.vars.tone).map(([tone, { fg, bg, line }]) => [
      `&[data-tone="${tone}"]`,
      { '--hy-tone-fg': fg, '--hy-tone-bg': bg, '--hy-tone-line': line },
    ]),
  );
