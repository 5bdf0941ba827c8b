import { neutralColors, type Scheme } from '../../packages/ui/src/theme/tokens.ts';

/** Where the toolbar's choice is kept for the next visit. */
export const SCHEME_KEY = 'hyStorybookScheme';

/** The scheme to begin with: the address's, else the one chosen last, else what the system prefers. */
export function readerScheme(key = SCHEME_KEY): Scheme {
  const inAddress = /scheme(?::|%3A)(light|dark)/i.exec(location.search)?.[1];
  const choice = inAddress ?? localStorage.getItem(key);
  if (choice === 'light' || choice === 'dark') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** For the head of a page: its background before anything has loaded, so that a dark page does not begin white. */
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
