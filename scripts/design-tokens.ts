import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { root } from './packages.ts';

const FOLDER = join(root, 'packages/ui/tokens');
const RESOLVER = 'hireyard.resolver.json';
const SCHEMES = ['light', 'dark'];
const DENSITIES = ['comfortable', 'compact'];
/** Built-in brands. The first applies without a choice. */
const BRANDS = ['petrol', 'indigo', 'plum'];

/** Generated file: its path within the kit and its text. */
export interface TokenFile {
  readonly path: string;
  readonly text: string;
}
type Tokens = Record<string, TokenNormalized>;
type Color = Extract<TokenNormalized, { $type: 'color' }>['$value'];

/** Writes a color as the kit does: hex, and `rgb(…)` where it is translucent. */
function colorText({ hex, components, alpha }: Color): string {
  if (alpha === undefined || alpha === 1) return hex ?? '';
  return `rgb(${components.map((part) => Math.round(Number(part) * 255)).join(' ')} / ${alpha})`;
}

const length = ({ value, unit }: { readonly value: number; readonly unit: string }) =>
  value === 0 ? '0' : `${value}${unit}`;

/** Writes the value of a token as CSS. A number stays a number. */
function cssOf(token: TokenNormalized): string | number {
  switch (token.$type) {
    case 'color':
      return colorText(token.$value);
    case 'dimension':
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'shadow':
      return token.$value
        .map(({ offsetX, offsetY, blur, spread, color }) => {
          const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
          return `${lengths.map(length).join(' ')} ${colorText(color)}`;
        })
        .join(', ');
    case 'fontFamily':
      return token.$value.map((name) => (/ /.test(name) ? `'${name}'` : name)).join(', ');
    case 'number':
      return token.id.endsWith('.tracking') ? `${token.$value}em` : token.$value;
    case 'fontWeight':
      return Number(token.$value);
    default:
      throw new Error(`${token.id} has the type ${token.$type}, which the kit does not write`);
  }
}

/** Values by name, or further ones below a name. */
interface Nested<Value> {
  [name: string]: Nested<Value> | Value;
}
type Tree = Nested<string | number>;

/** Lists the ids of a file's tokens, in its order. The resolver sorts them. */
const idsOf = (tree: object, path: readonly string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, value]: [string, object]) => {
    if (name.startsWith('$')) return [];
    const at = [...path, name];
    return '$value' in value ? [at.join('.')] : idsOf(value, at);
  });

const ORDER = globSync('*.tokens.json', { cwd: FOLDER })
  .sort()
  .flatMap((file) => idsOf(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as object));
const inOrder = (tokens: Tokens): TokenNormalized[] =>
  Object.values(tokens).sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));

/** Nests values by their names: `tone.info.fg` is `fg` in `info` in `tone`. */
function nested<Value>(entries: readonly (readonly [name: string, value: Value])[]): Nested<Value> {
  const tree: Nested<Value> = {};
  for (const [name, value] of entries) {
    const parts = name.split('.');
    const last = parts.pop() as string;
    let at = tree;
    for (const part of parts) {
      at[part] ??= {};
      at = at[part] as Nested<Value>;
    }
    at[last] = value;
  }
  return tree;
}

/** Returns the tokens of a group by the rest of their names. */
const group = (tokens: Tokens, name: string): Tree =>
  nested(
    inOrder(tokens)
      .filter(({ id }) => id.startsWith(`${name}.`))
      .map((token) => [token.id.slice(name.length + 1), cssOf(token)]),
  );

type Apply = (input: Record<string, string>) => Tokens;

/** Reads the tokens. The function applies a brand, a scheme and a density to them. */
async function readTokens(): Promise<Apply> {
  const filename = pathToFileURL(join(FOLDER, RESOLVER));
  // Names are those of the kit's theme.
  const lint = { rules: { 'core/consistent-naming': 'off' } } as const;
  const config = defineConfig({ tokens: [`./${RESOLVER}`], lint }, { cwd: pathToFileURL(`${FOLDER}/`) });
  const { resolver } = await parse([{ filename, src: readFileSync(filename, 'utf8') }], { config });
  return (input) => resolver.apply(input) as Tokens;
}

const HEAD = 'Written by `pnpm tokens` from the design tokens.';
const constant = (name: string, type: string, value: Tree | string) =>
  `export const ${name}${type && `: ${type}`} = ${typeof value === 'string' ? value : JSON.stringify(value, null, 2)};`;

/** Writes the values of all tokens for TypeScript, one constant a group, so that bundlers drop what is not used. */
function typescript(apply: Apply): string {
  const base = apply({});
  const each = (names: readonly string[], of: (name: string) => Tree): Tree =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  const brandColors = (brand: string) => group(apply({ brand }), 'brand');
  const neutral = (scheme: string) => {
    const isBrand = new Set(Object.keys(brandColors(BRANDS[0] as string)[scheme] as Tree));
    return Object.fromEntries(
      Object.entries(group(apply({ scheme }), 'color')).filter(([name]) => !isBrand.has(name)),
    ) as Tree;
  };
  const schemed = (name: string) => each(SCHEMES, (scheme) => group(apply({ scheme }), name));
  const { narrowGutter, ...layout } = group(base, 'layout');
  return [
    `// ${HEAD}`,
    "import type { BrandColors, BrandName, Density, DensityTokens, ElevationTokens, NeutralColors, Scheme, ToneTokens } from './token-types.ts';",
    '',
    constant('neutralColors', 'Record<Scheme, NeutralColors>', each(SCHEMES, neutral)),
    constant('toneColors', 'Record<Scheme, ToneTokens>', schemed('tone')),
    '/** Built-in brands. The first applies without a choice. */',
    constant('brands', 'Record<BrandName, Record<Scheme, BrandColors>>', each(BRANDS, brandColors)),
    constant('elevations', 'Record<Scheme, ElevationTokens>', schemed('elevation')),
    constant('radius', '', group(base, 'radius')),
    constant('duration', '', group(base, 'duration')),
    constant(
      'densities',
      'Record<Density, DensityTokens>',
      each(DENSITIES, (density) => group(apply({ density }), 'density')),
    ),
    constant('layout', '', layout),
    '/** Gutter of a page below the navigation breakpoint. */',
    constant('narrowGutter', '', JSON.stringify(narrowGutter)),
    '/** One step of the space scale, in CSS pixels. */',
    constant('spaceUnit', '', String(Number.parseFloat(String(group(base, 'space').unit)))),
    "/** Sizes in rem (16px = 1rem), so that the user's own font size applies. */",
    constant('type', '', group(base, 'type')),
    '',
  ].join('\n');
}

/** Groups whose tokens are CSS variables. */
const VARIABLES = ['color', 'tone', 'elevation', 'radius', 'duration', 'density', 'layout'];

/** Writes the tokens as CSS variables: of the kit's brand in light, and what differs in dark and for other brands. */
function stylesheet(apply: Apply): string {
  const variables = (tokens: Tokens) =>
    inOrder(tokens)
      .filter(({ id }) => VARIABLES.includes(id.split('.')[0] as string))
      .map((token) => `  --hy-${token.id.replaceAll('.', '-')}: ${cssOf(token)};`);
  const all = variables(apply({}));
  const rule = (selector: string, declarations: readonly string[]) => `${selector} {\n${declarations.join('\n')}\n}\n`;
  const dark = variables(apply({ scheme: 'dark' }));
  const ofBrand = (brand: string) => {
    const light = variables(apply({ brand })).filter((line) => !all.includes(line));
    const inDark = variables(apply({ brand, scheme: 'dark' })).filter((line) => !dark.includes(line));
    if (light.length === 0) return [];
    return [
      rule(`[data-hy-brand='${brand}']`, light),
      rule(`[data-hy-brand='${brand}'][data-hy-scheme='dark']`, inDark),
    ];
  };
  return [
    `/* ${HEAD} */\n`,
    rule(':root', all),
    rule(
      "[data-hy-scheme='dark']",
      dark.filter((line) => !all.includes(line)),
    ),
    ...BRANDS.flatMap(ofBrand),
  ].join('\n');
}

/** Types of the variables of Figma: colors, numbers and texts alone. */
const FIGMA_TYPES = ['color', 'dimension', 'number', 'fontWeight'];

/**
 * Writes the tokens of a brand and scheme for the import of variables into Figma, one file a mode. The colors that a brand
 * is made of are no variables.
 */
function figma(tokens: Tokens): string {
  const variables = inOrder(tokens)
    .filter(({ id, $type }) => FIGMA_TYPES.includes($type) && !id.startsWith('brand.'))
    .map(
      ({ id, $type, $value, $description }) => [id, { $type, $value, ...($description && { $description }) }] as const,
    );
  return `${JSON.stringify(nested<object>(variables), null, 2)}\n`;
}

/** Formats a file as `pnpm format` does. */
function formatted({ path, text }: TokenFile): TokenFile {
  const args = ['check', '--write', `--stdin-file-path=packages/ui/${path}`];
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/biome'), args, {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${path} could not be formatted`);
  return { path, text: stdout };
}

/** Makes everything that is generated from the design tokens: TypeScript, CSS and Figma's variables. */
export async function tokenFiles(): Promise<TokenFile[]> {
  const apply = await readTokens();
  const files = [
    { path: 'src/theme/token-values.ts', text: typescript(apply) },
    { path: 'tokens/tokens.css', text: stylesheet(apply) },
    ...BRANDS.flatMap((brand) =>
      SCHEMES.map((scheme) => ({
        path: `tokens/figma/${brand}-${scheme}.tokens.json`,
        text: figma(apply({ brand, scheme })),
      })),
    ),
  ];
  return files.map(formatted);
}
