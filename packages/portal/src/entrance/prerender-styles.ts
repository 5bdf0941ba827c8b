/** A page as it was rendered: its elements, and the rules that the style engine made for them. */
interface Rendered {
  readonly html: string;
  readonly rules: readonly string[];
}

/** A rule without rules inside: its selectors and declarations. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const DECLARATION = /(--[\w-]+):[^;{}]*;/g;
const PRINT = /@page\{[^{}]*\}|@media print\{(?:[^{}]+\{[^{}]*\})*\}/g;
/** Read by cookie consent, whose styles are not here. */
const CONSENT = '--hy-consent-';

const namesIn = (declarations: string) => [...declarations.matchAll(DECLARATION)];

/** Leaves out classes that no element has; the style engine makes some on the way to others. */
const rulesOf = ({ html, rules }: Rendered): string =>
  rules
    .filter((rule) => !/^\.css-/.test(rule) || html.includes(rule.slice(1, rule.search(/[{:\s>,]/))))
    .join('')
    .replace(PRINT, '');

/** Leaves out variables that nothing refers to, most of the theme's. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(DECLARATION, (declaration, name: string) =>
    used.has(name) || name.startsWith(CONSENT) ? declaration : '',
  );
  return kept === css ? css : withoutUnused(kept);
}

/** The variables in which a brand differs from the first, for a document that names the brand. */
function differences(brand: string, css: string, first: string): string {
  const known = new Set(namesIn(first).map(([declaration]) => declaration));
  const differing = new Set(namesIn(css).flatMap(([declaration, name]) => (known.has(declaration) ? [] : [name])));
  return [...css.matchAll(RULE)]
    .map(([, selectors = '', declarations = '']) => {
      const own = namesIn(declarations).flatMap(([declaration, name]) => (differing.has(name) ? [declaration] : []));
      const under = selectors.split(',').map((selector) => `${selector}[data-brand="${brand}"]`);
      return own.length > 0 ? `${under.join(',')}{${own.join('')}}` : '';
    })
    .join('');
}

/**
 * The styles of a page in several brands. Every element has the same classes in each; the variables are the first
 * brand's, and those of another where the document element's `data-brand` names it.
 */
export function stylesOf(brands: Readonly<Record<string, Rendered>>): string {
  const [[, first] = ['', ''], ...others] = Object.entries(brands).map(
    ([brand, page]) => [brand, rulesOf(page)] as const,
  );
  const css = first + others.map(([brand, rules]) => differences(brand, rules, first)).join('');
  // No scheme is shown before one is known: a dark page would begin with a light frame.
  return withoutUnused(css).replaceAll(':root,[data-hy-scheme="light"]', '[data-hy-scheme="light"]');
}
