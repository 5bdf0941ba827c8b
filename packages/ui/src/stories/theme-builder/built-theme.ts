import { schemeAttribute } from '../../theme/color-scheme.ts';
import { createHireyardTheme } from '../../theme/create-hireyard-theme.ts';
import type { Density, Scheme } from '../../theme/tokens.ts';

export interface Choices {
  readonly color: `#${string}`;
  /** Radius of controls, in CSS pixels. The others follow from it. */
  readonly radius: number;
  readonly density: Density;
}

export const USUAL_RADIUS = 8;

/** Radii in the relation of the kit's own: 8, 12, 16 and 6 px. */
const radiiOf = (radius: number): Readonly<Record<string, string>> => ({
  '--hy-radius-control': `${radius}px`,
  '--hy-radius-card': `${radius * 1.5}px`,
  '--hy-radius-dialog': `${radius * 2}px`,
  '--hy-radius-status': `${radius * 0.75}px`,
});

/** CSS variables of a theme in one scheme, for the root of a document. */
export function variablesOf({ color, radius, density }: Choices, scheme: Scheme): Readonly<Record<string, string>> {
  const sheets = createHireyardTheme({ brand: color, density }).generateStyleSheets();
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  const own = rules.filter(
    ([selector]) => selector === ':root' || selector.includes(`[${schemeAttribute}="${scheme}"]`),
  );
  const variables = own.flatMap(([, values]) => Object.entries(values as Record<string, unknown>));
  return {
    ...Object.fromEntries(
      variables.flatMap(([name, value]) => (name.startsWith('--') ? [[name, String(value)] as const] : [])),
    ),
    ...radiiOf(radius),
  };
}

/** Code by which an app has this theme. */
export function codeOf({ color, radius, density }: Choices): string {
  const styles = Object.entries(radiiOf(radius)).map(([name, value]) => `  ${name}: ${value};`);
  return [
    "import { createHireyardTheme } from '@hireyard/ui';",
    '',
    `export const theme = createHireyardTheme({ brand: '${color}', density: '${density}' });`,
    ...(radius === USUAL_RADIUS
      ? []
      : ['', '/* In a style sheet of the app, behind the theme’s: */', ':root:root {', ...styles, '}']),
  ].join('\n');
}
