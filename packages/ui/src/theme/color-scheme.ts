import type { Scheme } from './tokens.ts';

/** Attribute on the document element that holds the current scheme. */
export const schemeAttribute = 'data-hy-scheme';

export type SchemeChoice = Scheme | 'system';

/** Local storage keys of MUI's color scheme machinery, under our name. */
export const schemeStorage = { mode: 'hyColorMode', scheme: 'hyColorScheme' };

function storedChoice(): string | null {
  try {
    return localStorage.getItem(schemeStorage.mode);
  } catch {
    // Storage may be forbidden; the system's scheme then applies.
    return null;
  }
}

/** The scheme to show: the stored choice, else the default one, else what the system prefers. */
export function initialScheme(defaultMode: SchemeChoice = 'system'): Scheme {
  const choice = storedChoice() ?? defaultMode;
  if (choice === 'light' || choice === 'dark') return choice;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Sets the scheme on the document before the first render, so that nobody sees the wrong one for a frame. Takes the
 * place of MUI's inline script, which a strict content security policy forbids. Call it once, before rendering, with the
 * `defaultMode` of your `UiProvider`.
 */
export function applyInitialScheme(defaultMode?: SchemeChoice): void {
  document.documentElement.setAttribute(schemeAttribute, initialScheme(defaultMode));
}

/**
 * The same as the text of a script, for a page from a server: in its head, under the nonce of your content security
 * policy. `<script nonce="…">${schemeScript()}</script>`
 */
export const schemeScript = (defaultMode: SchemeChoice = 'system'): string =>
  `(()=>{let m;try{m=localStorage.getItem("${schemeStorage.mode}")}catch{}m??="${defaultMode}";` +
  'if(m!=="light"&&m!=="dark")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";' +
  `document.documentElement.setAttribute("${schemeAttribute}",m)})()`;
