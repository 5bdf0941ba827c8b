import type { ConsentBridge, ConsentConfig, ConsentSignal, Consents, Purpose } from '../types.ts';

/** Signals that a purpose grants unless its service names its own. */
const SIGNALS_OF: Record<Purpose, readonly ConsentSignal[]> = {
  functional: ['functionality_storage', 'security_storage'],
  personalisation: ['personalization_storage', 'analytics_storage'],
  performance: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};
const ALL: readonly ConsentSignal[] = [...new Set(Object.values(SIGNALS_OF).flat())];

type Signals = Record<ConsentSignal, 'granted' | 'denied'>;

const signals = (granted: ReadonlySet<ConsentSignal>): Signals =>
  Object.fromEntries(ALL.map((signal) => [signal, granted.has(signal) ? 'granted' : 'denied'])) as Signals;

/** The signals that these services grant together. */
export const signalsFor = (consents: Consents, { services }: ConsentConfig): Signals =>
  signals(
    new Set(
      services
        .filter(({ name }) => consents[name])
        .flatMap((service) => service.signals ?? service.purposes.flatMap((purpose) => SIGNALS_OF[purpose])),
    ),
  );

// Google's tags tell commands from events by the `arguments` object: an array is not read.
function gtag(..._command: ['consent', 'default' | 'update', Signals]): void {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  page.dataLayer.push(arguments);
}

/** Google Consent Mode v2: everything denied before the tag manager, one update for each choice. */
export const googleConsentMode = (): ConsentBridge => ({
  start: () => gtag('consent', 'default', signals(new Set())),
  update: (consents, config) => gtag('consent', 'update', signalsFor(consents, config)),
});
