import type { Translation } from '../translations/translation.ts';
import type { ConsentConfig } from '../types.ts';
import { element } from './element.ts';

/** A link that opens a new tab, so that a draft is not lost. */
export const newTab = (href: string, label: string): HTMLElement =>
  element('a', { href, class: 'hy-consent-link', target: '_blank', rel: 'noopener' }, label);

/** The link to the cookie policy, if its address is valid. */
export function policyLink({ policyUrl }: ConsentConfig, { dialog }: Translation): HTMLElement | undefined {
  if (!policyUrl || !URL.canParse(policyUrl, document.baseURI)) return undefined;
  const { href, protocol } = new URL(policyUrl, document.baseURI);
  if (!/^https?:$/.test(protocol)) return undefined;
  return newTab(href, dialog.policy);
}
