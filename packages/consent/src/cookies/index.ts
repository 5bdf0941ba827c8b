export { cookieFaults, type FoundCookie } from './cookie-faults.ts';
export { type CookieColumn, type CookieTableData, cookieTable } from './cookie-table.ts';
export { cookiesNamed } from './cookies-named.ts';
