import { neutralColors, type Scheme } from '../../packages/ui/src/theme/tokens.ts';

/** Key in local storage for the toolbar's scheme. */
export const SCHEME_KEY = 'hyStorybookScheme';

/** Returns the initial scheme: from the address, or else the stored one, or else the preference of the system. */
export function readerScheme(key = SCHEME_KEY): Scheme {
  const inAddress = /scheme(?::|%3A)(light|dark)/i.exec(location.search)?.[1];
  const choice = inAddress ?? localStorage.getItem(key);
  if (choice === 'light' || choice === 'dark') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Script for the head of a page that sets its background early, so that a dark page does not flash white. */
export function backgroundHead(selector: string): string {
  const colors = { light: neutralColors.light.canvas, dark: neutralColors.dark.canvas };
  return `<script>
(() => {
  const scheme = (${readerScheme})(${JSON.stringify(SCHEME_KEY)});
  const style = document.createElement('style');
  style.textContent = ${JSON.stringify(selector)} + '{color-scheme:' + scheme + ';background-color:' + ${JSON.stringify(colors)}[scheme] + ' !important}';
  document.head.append(style);
})();
</script>`;
}
