import type { ConsentService } from '../types.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string | null },
  ): { createScriptURL(url: string): unknown };
}

/** Not declared on `Window`, where it would meet the declarations of other packages. */
const trustedTypes = () => (window as { trustedTypes?: TrustedTypes }).trustedTypes;

/** A page whose policy lists `trusted-types` names this one, and `default` where a service's script loads others. */
export const TRUSTED_TYPES_POLICY = 'hireyard-consent';

/** The whole address. Throws on other than http(s). */
const overHttp = (url: string): string => {
  const { protocol, href } = new URL(url, document.baseURI);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${url} is not over http(s)`);
  return href;
};

export const originOf = (url: string): string => new URL(overHttp(url)).origin;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** An address that a script element accepts under `require-trusted-types-for 'script'`. Throws on other than http(s). */
export function trustedScriptUrl(url: string): string {
  policy ??= trustedTypes()?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: overHttp });
  // The DOM accepts the trusted object where its types say string.
  return policy ? (policy.createScriptURL(url) as string) : overHttp(url);
}

const loading = new Map<string, readonly string[]>();
let defaultPolicyTried = false;

/**
 * Lets the scripts of accepted services load further scripts from the services' origins. Suppliers pass plain strings,
 * which under Trusted Types need the page's `default` policy; this one creates neither HTML nor code. Throws where the
 * page does not allow a default policy or has its own.
 */
export function letLoad({ name, scripts = [], origins = [] }: ConsentService, on: boolean): void {
  const from = on ? [...scripts.map(({ src }) => src), ...origins].map(originOf) : [];
  loading.set(name, from);
  if (defaultPolicyTried || !from.length) return;
  defaultPolicyTried = true;
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (url) => ([...loading.values()].flat().includes(originOf(url)) ? url : null),
  });
}
