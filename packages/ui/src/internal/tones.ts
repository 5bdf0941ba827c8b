import type { CSSObject, Theme } from '@mui/material/styles';

/** Declared plainly, so that a theme's own plain declaration wins, as over a `color` of MUI's. */
export const TONE = { fg: 'var(--hy-tone-fg)', bg: 'var(--hy-tone-bg)', line: 'var(--hy-tone-line)' };

/** What `TONE` stands for, by the element's `data-tone`. */
export const toneVariables = (theme: Theme): CSSObject =>
  Object.fromEntries(
    Object.entries(theme.vars.tone).map(([tone, { fg, bg, line }]) => [
      `&[data-tone="${tone}"]`,
      { '--hy-tone-fg': fg, '--hy-tone-bg': bg, '--hy-tone-line': line },
    ]),
  );
