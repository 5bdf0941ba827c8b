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

/** The class of a component's rules, which may all stand in a media query. */
const classOf = (rule: string) => /\.(css-\w+)/.exec(rule)?.[1];

/** Those of classes stay whole, since the style engine makes them no more; of others that belong to paper is left out. */
const globalRules = ({ rules }: Rendered): string =>
  rules
    .filter((rule) => !classOf(rule))
    .join('')
    .replace(PRINT, '');

/** Leaves out classes that no element has; the style engine makes some on the way to others. */
const classRules = ({ html, rules }: Rendered): string =>
  rules.filter((rule) => html.includes(classOf(rule) ?? '\0')).join('');

/** Leaves out variables that nothing refers to, most of the theme's. */
function withoutUnused(globals: string, classes: string): string {
  const used = new Set([...(globals + classes).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = globals.replace(DECLARATION, (declaration, name: string) =>
    used.has(name) || name.startsWith(CONSENT) ? declaration : '',
  );
  return kept === globals ? globals + classes : withoutUnused(kept, classes);
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
  const pages = Object.values(brands);
  const [[, first] = ['', ''], ...others] = Object.entries(brands).map(
    ([brand, page]) => [brand, globalRules(page)] as const,
  );
  const globals = first + others.map(([brand, rules]) => differences(brand, rules, first)).join('');
  // No scheme is shown before one is known: a dark page would begin with a light frame.
  return withoutUnused(globals, pages[0] ? classRules(pages[0]) : '').replaceAll(
    ':root,[data-hy-scheme="light"]',
    '[data-hy-scheme="light"]',
  );
}
