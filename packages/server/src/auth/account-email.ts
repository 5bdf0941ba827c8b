import { domainToASCII } from 'node:url';

/**
 * Returns the address of an account as it is stored: in lower case, with its domain in ASCII. Some browsers send a domain
 * of other letters in ASCII, and the same person signs in with several browsers.
 */
export function accountEmail(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = domainToASCII(lower.slice(at + 1));
  return domain === '' ? lower : `${lower.slice(0, at)}@${domain}`;
}
