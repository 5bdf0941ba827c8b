/** What we use of klaro's consent manager, which comes without types. The build bundles it into this file's place. */
export interface KlaroStore {
  get(): string | null;
  set(encoded: string): void;
  delete(): void;
}

export interface KlaroService {
  name: string;
  required?: boolean;
  default?: boolean;
}

export class ConsentManager<
  Service extends KlaroService = KlaroService,
  Config extends { services: readonly Service[]; default?: boolean } = { services: readonly Service[] },
> {
  constructor(config: Config, store: KlaroStore, auxiliaryStore: object);
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
  applyConsents(): void;
  resetConsents(): void;
  updateServiceStorage(service: Service, consent: boolean): void;
  _checkConsents(): void;
}
