import type { Scheme } from './tokens.ts';

/** Attribute of the document element that contains the current scheme. */
export const schemeAttribute = 'data-hy-scheme';

export type SchemeChoice = Scheme | 'system';

/** Local storage keys for MUI's color schemes, under our own names. */
export const schemeStorage = { mode: 'hyColorMode', scheme: 'hyColorScheme' };

function storedChoice(): string | null {
  try {
    return localStorage.getItem(schemeStorage.mode);
  } catch {
    // Storage may be blocked. The system's scheme then applies.
    return null;
  }
}

/** Returns the scheme to show: the stored choice, the default, or the system's preference. */
export function initialScheme(defaultMode: SchemeChoice = 'system'): Scheme {
  const choice = storedChoice() ?? defaultMode;
  if (choice === 'light' || choice === 'dark') return choice;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Sets the scheme on the document before the first render, to prevent a flash of the wrong one. Replaces MUI's inline
 * script, which a strict content security policy forbids. Call it once, before rendering, with the `defaultMode` of
 * your `UiProvider`.
 */
export function applyInitialScheme(defaultMode?: SchemeChoice): void {
  document.documentElement.setAttribute(schemeAttribute, initialScheme(defaultMode));
}

/**
 * `applyInitialScheme` as the text of a script, for the head of a server-rendered page. Use the nonce of your content
 * security policy: `<script nonce="…">${schemeScript()}</script>`
 */
export const schemeScript = (defaultMode: SchemeChoice = 'system'): string =>
  `(()=>{let m;try{m=localStorage.getItem("${schemeStorage.mode}")}catch{}m??="${defaultMode}";` +
  'if(m!=="light"&&m!=="dark")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";' +
  `document.documentElement.setAttribute("${schemeAttribute}",m)})()`;
