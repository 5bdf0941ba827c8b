import type { Components, Theme, ThemeOptions } from '@mui/material/styles';
import { choices } from './components-choices.ts';
import { controls } from './components-controls.ts';
import { feedback } from './components-feedback.ts';
import { fields } from './components-fields.ts';
import { globalStyles } from './components-global.ts';
import { surfaces } from './components-surfaces.ts';

/** Theme of MUI's components, by kind: document, buttons, fields, choices, feedback, surfaces. */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  ...controls,
  ...fields,
  ...choices,
  ...feedback,
  ...surfaces,
};

interface Themed {
  defaultProps?: object | undefined;
  styleOverrides?: unknown;
  variants?: readonly unknown[] | undefined;
}

const isSlots = (styles: unknown): styles is Record<string, unknown> =>
  typeof styles === 'object' && styles !== null && !Array.isArray(styles);

/**
 * Combines two styles. The second overrides the first, also in slots of the same name. Global styles are a function.
 */
function stylesInTurn(ours: unknown, yours: unknown): unknown {
  if (ours === undefined || yours === undefined) return ours ?? yours;
  if (!isSlots(ours) || !isSlots(yours)) return [ours, yours];
  const shared = Object.keys(yours).filter((slot) => slot in ours);
  return { ...ours, ...yours, ...Object.fromEntries(shared.map((slot) => [slot, [ours[slot], yours[slot]]])) };
}

type ComponentOptions = NonNullable<ThemeOptions['components']>;

/**
 * Merges the consumer's styles over ours. MUI's own merge would replace ours, including variants. Returns the type by
 * its name in MUI's options, because comparing it with `Components<Theme>` takes the type checker five seconds.
 */
export function withYours(ours: Components<Theme>, yours: Components<Theme> = {}): ComponentOptions {
  const all = { ...ours } as Record<string, Themed>;
  for (const [name, own] of Object.entries(yours as Record<string, Themed>)) {
    const under = all[name];
    all[name] = under
      ? {
          ...under,
          ...own,
          defaultProps: { ...under.defaultProps, ...own.defaultProps },
          styleOverrides: stylesInTurn(under.styleOverrides, own.styleOverrides),
          variants: [...(under.variants ?? []), ...(own.variants ?? [])],
        }
      : own;
  }
  return all as ComponentOptions;
}
