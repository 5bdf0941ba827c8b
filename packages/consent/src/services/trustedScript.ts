interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** A page whose policy lists `trusted-types` names this one. */
export const TRUSTED_TYPES_POLICY = 'hireyard-consent';

/** The whole address. Throws on other than http(s). */
export const overHttp = (url: string): string => {
  const { protocol, href } = new URL(url, document.baseURI);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${url} is not over http(s)`);
  return href;
};

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** An address that a script element takes under `require-trusted-types-for 'script'` too. Throws on other than http(s). */
export function trustedScriptUrl(url: string): string {
  policy ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: overHttp });
  // The DOM takes the trusted object where its types say string.
  return policy ? (policy.createScriptURL(url) as string) : overHttp(url);
}
