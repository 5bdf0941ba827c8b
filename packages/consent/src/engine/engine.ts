import { guard } from '../guard.ts';
import type { ConsentService, Consents } from '../types.ts';
import { ConsentManager, type KlaroStore } from './klaro.ts';

/** Services that came or went since the stored choice. */
export interface Differences {
  added: readonly string[];
  removed: readonly string[];
}

export interface EngineConfig {
  services: readonly ConsentService[];
  default: boolean;
  holdRequiredUntilChoice?: boolean | undefined;
  /** Accepted by themselves, for embedded content: in force whatever question is open about the others. */
  accepted: ReadonlySet<string>;
  /** What is in force, before any service is switched. `confirmed` is false while no choice counts. */
  beforeApply(consents: Consents, confirmed: boolean): void;
  /** Switch a service's scripts, frames and images, and tell the service. */
  switchService(service: ConsentService, on: boolean): void;
}

/**
 * klaro's consent manager (CC-13) with four of its ways replaced: its defaults, how it compares stored with configured
 * services, how it puts a choice in force, and how it deletes cookies.
 *
 * Its constructor already loads and applies, so everything that the overrides need travels in the configuration, and
 * the fields below are declared without an initialiser.
 */
export class Engine extends ConsentManager<ConsentService, EngineConfig> {
  declare differences: Differences | undefined;

  constructor(config: EngineConfig, store: KlaroStore) {
    super(config, store, {}); // the third store would be the session's: looking at it throws where storage is blocked
  }

  /** klaro lets a service's own `false` give way to the general default, and a service named `__proto__` get lost. */
  override get defaultConsents(): Consents {
    const { services, default: general } = this.config;
    return Object.fromEntries(services.map(({ name, required, default: own }) => [name, required || (own ?? general)]));
  }

  /** What is in force per service: a choice, or what needs none. */
  inForce(): Consents {
    return Object.fromEntries(this.config.services.map((service) => [service.name, this.isOn(service)]));
  }

  /** Takes over what the store holds now, as on a fresh page. */
  reload(): void {
    this.consents = this.defaultConsents;
    this.confirmed = false;
    this.changed = false;
    this.differences = undefined;
    this.loadConsents();
    this.applyConsents();
  }

  choose(consents: Consents, by: string): void {
    for (const { name, required } of this.config.services) {
      const asked = Object.hasOwn(consents, name) ? consents[name] === true : this.getConsent(name);
      this.updateConsent(name, required || asked);
    }
    this.differences = undefined;
    this.saveAndApplyConsents(by);
  }

  /** One service alone; what the store holds of it is the caller's. */
  accept(service: string): void {
    this.updateConsent(service, true);
    this.applyConsents(service);
  }

  override resetConsents(): void {
    this.differences = undefined;
    this.changed = false;
    super.resetConsents();
  }

  /** A removed service leaves the choice unconfirmed as well, which klaro lets pass (CC-08). */
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

  /** klaro knows no service that is held, and stops at the first that fails. */
  override applyConsents(only?: string): void {
    this.config.beforeApply(this.inForce(), this.confirmed);
    for (const service of this.config.services) {
      if (service.name !== (only ?? service.name)) continue;
      const on = this.isOn(service);
      guard(() => this.config.switchService(service, on));
      guard(() => this.updateServiceStorage(service, on));
    }
  }

  /** klaro says neither Secure nor Partitioned, without which the browser keeps a cookie that was set so. */
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
