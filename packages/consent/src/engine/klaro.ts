/// <reference path="./klaro-source.d.ts" />
import Manager from 'klaro/src/consent-manager.js';

export interface KlaroStore {
  get(): string | null;
  set(encoded: string): void;
  delete(): void;
}

export interface KlaroService {
  name: string;
  required?: boolean | undefined;
  default?: boolean | undefined;
}

interface KlaroConfig<Service> {
  services: readonly Service[];
  default?: boolean | undefined;
}

/** The part of klaro's consent manager that the engine uses. */
export interface KlaroManager<Service extends KlaroService, Config extends KlaroConfig<Service>> {
  config: Config;
  consents: Record<string, boolean>;
  /** The visitor has made a choice, and it covers the configured services. */
  confirmed: boolean;
  /** A stored choice covers other services than the configured ones. */
  changed: boolean;
  get defaultConsents(): Record<string, boolean>;
  getConsent(name: string): boolean;
  updateConsent(name: string, value: boolean): boolean;
  loadConsents(): Record<string, boolean>;
  saveAndApplyConsents(eventType?: string): void;
  saveConsents(eventType?: string): void;
  store: KlaroStore;
  applyConsents(): void;
  resetConsents(): void;
  updateServiceStorage(service: Service, consent: boolean): void;
  _checkConsents(): void;
}

/** klaro's class as installed; the published package bundles it into this module (`scripts/bundle-klaro.ts`). */
export const ConsentManager = Manager as new <Service extends KlaroService, Config extends KlaroConfig<Service>>(
  config: Config,
  store: KlaroStore,
  auxiliaryStore: object,
) => KlaroManager<Service, Config>;
