import { guard } from '../guard.ts';
import type { ConsentService, Consents } from '../types.ts';
import { ConsentManager, type KlaroStore } from './klaro.ts';

/** Services that were added or removed since the stored choice. */
export interface Differences {
  added: readonly string[];
  removed: readonly string[];
}

export interface EngineConfig {
  services: readonly ConsentService[];
  default: boolean;
  holdRequiredUntilChoice?: boolean | undefined;
  /** Accepted one by one, for embedded content: active even while the visitor still has to choose about the others. */
  accepted: ReadonlySet<string>;
  /** Called with the active services before any is switched. `confirmed` is false while there is no valid choice. */
  beforeApply(consents: Consents, confirmed: boolean): void;
  /** Switches a service's scripts, frames and images, and calls its handlers. */
  switchService(service: ConsentService, on: boolean): void;
}

/**
 * klaro's consent manager with five overrides: defaults, the comparison of stored with configured services,
 * storing and applying a choice, and deleting cookies.
 *
 * klaro's constructor already loads and applies, before a subclass's fields are initialized. So the overrides get
 * everything from the configuration, and the fields below are declared without an initializer.
 */
export class Engine extends ConsentManager<ConsentService, EngineConfig> {
  declare differences: Differences | undefined;

  constructor(config: EngineConfig, store: KlaroStore) {
    super(config, store, {}); // the third would default to session storage, which throws where storage is blocked
  }

  /** In klaro the general default overrides a service's own `false`, and a service named `__proto__` is lost. */
  override get defaultConsents(): Consents {
    const { services, default: general } = this.config;
    return Object.fromEntries(services.map(({ name, required, default: own }) => [name, required || (own ?? general)]));
  }

  /** Whether each service is active: by choice, or because it needs none. */
  inForce(): Consents {
    return Object.fromEntries(this.config.services.map((service) => [service.name, this.isOn(service)]));
  }

  /** Loads the stored choice again, as a new page would. */
  reload(): void {
    this.consents = this.defaultConsents;
    this.confirmed = false;
    this.changed = false;
    this.differences = undefined;
    this.loadConsents();
    this.applyConsents();
  }

  choose(consents: Consents): void {
    for (const { name, required } of this.config.services) {
      const asked = Object.hasOwn(consents, name) ? consents[name] === true : this.getConsent(name);
      this.updateConsent(name, required || asked);
    }
    this.differences = undefined;
    this.saveAndApplyConsents();
  }

  /** Accepts one service without storing it; the caller stores it if needed. */
  accept(service: string): void {
    this.updateConsent(service, true);
    this.applyConsents(service);
  }

  override resetConsents(): void {
    this.differences = undefined;
    this.changed = false;
    super.resetConsents();
  }

  /** A removed service makes the choice unconfirmed too, unlike in klaro. */
  override _checkConsents(): void {
    const stored = this.consents;
    const names = this.config.services.map(({ name }) => name);
    const added = names.filter((name) => !Object.hasOwn(stored, name));
    const removed = Object.keys(stored).filter((name) => !names.includes(name));
    this.consents = this.defaultConsents;
    for (const { name, required } of this.config.services) {
      if (Object.hasOwn(stored, name)) this.consents[name] = required || stored[name] === true;
    }
    this.confirmed = added.length + removed.length === 0;
    this.changed = !this.confirmed;
    this.differences = this.changed ? { added, removed } : undefined;
  }

  /** klaro cannot hold back required services, and stops at the first handler that throws. */
  override applyConsents(only?: string): void {
    this.config.beforeApply(this.inForce(), this.confirmed);
    for (const service of this.config.services) {
      if (service.name !== (only ?? service.name)) continue;
      const on = this.isOn(service);
      guard(() => this.config.switchService(service, on));
      guard(() => this.updateServiceStorage(service, on));
    }
  }

  /** What klaro reports of the changes has no listener here. */
  override saveConsents(): void {
    this.store.set(encodeURIComponent(JSON.stringify(this.consents)));
    this.confirmed = true;
    this.changed = false;
  }

  /** klaro omits Secure and Partitioned; without them the browser keeps cookies that were set with them. */
  override updateServiceStorage(service: ConsentService, on: boolean): void {
    super.updateServiceStorage(service, on);
    const cookies = (service.cookies ?? []).map((each) => ({
      ...each,
      path: `${each.path ?? '/'};Secure;Partitioned`,
    }));
    super.updateServiceStorage({ ...service, cookies }, on);
  }

  private isOn({ name, required, optOut }: ConsentService): boolean {
    if (this.config.accepted.has(name)) return true;
    if (required) return this.confirmed || !this.config.holdRequiredUntilChoice;
    return this.getConsent(name) && (this.confirmed || optOut === true);
  }
}
