import type { Plugin } from 'vite';

const ENDPOINTS = /packages[\\/]contract[\\/]src[\\/][\w-]+[\\/](?:[\w-]+-)?endpoints\.ts$/;
/** One line each, as the formatter leaves them. */
const FACT = /^ {2}(?:summary: (?:'.*'|".*")|module: .*|rights: \[.*\]|problems: \[.*\]|status: \d+),$/gm;

/** Leaves out what only the server and the documentation of the API read of an endpoint. */
export const withoutServerFacts = (): Plugin => ({
  name: 'without-server-facts',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (ENDPOINTS.test(id) ? { code: code.replace(FACT, ''), map: null } : null),
});
