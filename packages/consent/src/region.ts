import type { ConsentOptions } from './config.ts';
import type { ConsentService } from './types.ts';

/** How the visitors of a region are asked. */
export type ConsentPolicy =
  /** Optional services wait for a choice. */
  | 'optIn'
  /** Optional services run until they are declined. The notice says so and offers Reject all. */
  | 'optOut'
  /** Optional services run until they are declined. Nobody is asked; the preferences can be opened. */
  | 'noQuestion';

/** A service that names `optOut: false` waits for a choice everywhere. */
const running = (service: ConsentService): ConsentService => {
  const { required, optOut = true, default: on = optOut } = service;
  return required ? service : { ...service, optOut, default: on };
};

/**
 * The options for a visitor's region, a code of ISO 3166 such as `US` or `US-CA`, which the app knows, by a header of its
 * network for example. `policies` names regions; in all others, and where the region is not known, services wait (`optIn`).
 */
export function forRegion(
  options: ConsentOptions,
  region: string | null | undefined,
  policies: Readonly<Record<string, ConsentPolicy>>,
): ConsentOptions {
  const code = (region ?? '').toUpperCase();
  const known = [code, code.replace(/-.*/, '')].find((each) => Object.hasOwn(policies, each));
  const policy = known === undefined ? 'optIn' : policies[known];
  if (policy !== 'optOut' && policy !== 'noQuestion') return options;
  return {
    ...options,
    mustConsent: false,
    showDeclineAll: true,
    silent: policy === 'noQuestion',
    services: options.services?.map(running),
  };
}
