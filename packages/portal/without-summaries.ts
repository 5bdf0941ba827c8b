import type { Plugin } from 'vite';

const ENDPOINTS = /packages[\\/]contract[\\/]src[\\/][\w-]+[\\/]endpoints\.ts$/;
/** One line each, as the formatter leaves them. */
const SUMMARY = /^ {2}summary: (?:'.*'|".*"),$/gm;

/** Leaves out what the endpoints say of themselves in the API's documentation: no page shows it. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (ENDPOINTS.test(id) ? { code: code.replace(SUMMARY, ''), map: null } : null),
});
