import { hasGlobalPrivacyControl, honourGlobalPrivacyControl } from '../bridges/global-privacy-control.ts';
import { type ConsentOptions, createConsentConfig } from '../config.ts';
import type { Consent, ConsentState, ConsentView } from '../consent.ts';
import { Engine } from '../engine/engine.ts';
import { guard } from '../guard.ts';
import { createElementSwitch } from '../services/elements.ts';
import { createConsentStore } from '../storage/consent-store.ts';
import type { ChoiceBy } from '../storage/receipts.ts';
import { connectTabs } from '../tabs/tabs.ts';
import { pickLanguage } from '../translations/pick-language.ts';
import type { ConsentService, Consents } from '../types.ts';
import type { ConsentParts, Records } from './parts.ts';

/** Replaced in tests. */
export interface ConsentEnvironment {
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
  languages: readonly string[];
}

const same = (a: Consents, b: Consents): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => a[name] === b[name]);

/** Consent without notice and dialog: reads the stored choice and runs accepted services. `parts` is what loads later. */
export function createCore(
  options: ConsentOptions,
  environment: Partial<ConsentEnvironment>,
  parts: ConsentParts,
): Consent {
  const config = createConsentConfig(options);
  const { storage = () => window.localStorage, now = Date.now, languages = navigator.languages } = environment;
  const globalPrivacyControl = hasGlobalPrivacyControl();
  const services = globalPrivacyControl ? config.services.map(honourGlobalPrivacyControl) : config.services;
  const { storageName } = config;
  const store = createConsentStore({ name: storageName, days: config.cookieExpiresAfterDays, storage, now });
  const elements = createElementSwitch();
  const { bridges = [] } = config;
  const listeners = new Set<() => void>();
  const once = new Set<string>();
  const switched = new Map<string, boolean>();
  let told = false;
  /** The visitor has opened the preferences. */
  let opened = false;
  let reloadPostponed = false;
  let language = pickLanguage(languages);

  const switchService = (service: ConsentService, on: boolean): void => {
    if (switched.get(service.name) !== on) {
      switched.set(service.name, on);
      guard(() => (on ? service.onAccept?.() : service.onDecline?.()));
    }
    elements.switchService(service, on);
  };

  for (const bridge of bridges) guard(() => bridge.start?.(config));
  const engine = new Engine(
    {
      services,
      default: config.default,
      holdRequiredUntilChoice: config.holdRequiredUntilChoice,
      accepted: once,
      beforeApply: (consents, confirmed) => {
        // Before the first choice only services that run without one are reported; after it, a reset like a withdrawal.
        if (!confirmed && !told && !services.some(({ name, required }) => !required && consents[name])) return;
        told = true;
        for (const bridge of bridges) guard(() => bridge.update(consents, config));
      },
      switchService,
    },
    store,
  );

  const mayClose = (): boolean => engine.confirmed || !!engine.differences || !config.mustConsent;
  const view = (stillRunning: readonly string[]): ConsentView => {
    if (!services.length) return { kind: 'nothing' };
    if (opened) return { kind: 'dialog', mayClose: mayClose() };
    if (!engine.confirmed && config.silent) return { kind: 'nothing' };
    if (!engine.confirmed) return mayClose() ? { kind: 'notice' } : { kind: 'dialog', mayClose: false };
    return { kind: stillRunning.length && !reloadPostponed ? 'reload' : 'nothing' };
  };
  const snapshot = (): ConsentState => {
    const consents = engine.inForce();
    const stillRunning = services
      .filter(({ name }) => !consents[name] && elements.isRunning(name))
      .map(({ name }) => name);
    return {
      view: view(stillRunning),
      consents,
      chosen: { ...engine.consents },
      confirmed: engine.confirmed,
      differences: engine.differences,
      once: [...once],
      stillRunning,
      language,
      lasting: store.lasting,
      globalPrivacyControl,
    };
  };
  let state = snapshot();
  const changed = () => {
    state = snapshot();
    for (const listener of [...listeners]) guard(listener);
  };
  /** A choice was made or withdrawn: the open question is answered. */
  const settled = () => {
    opened = false;
    reloadPostponed = false;
    changed();
  };

  const tabs = connectTabs(storageName, (consents) => {
    store.keep(consents);
    takeOver();
  });

  /** Applies what another tab stored. */
  const takeOver = () => {
    const stored = store.read();
    const nothingChosen = !engine.confirmed && !engine.differences && !once.size;
    if (stored ? engine.confirmed && same(stored, engine.consents) : nothingChosen) return;
    for (const name of once) if (!stored || (engine.consents[name] && !stored[name])) once.delete(name);
    engine.reload();
    settled();
  };

  let records: Promise<Records> | undefined;
  const loadRecords = () => {
    records ??= parts.records(config, storage);
    records.catch(() => {
      records = undefined; // the network may be back at the next choice
    });
    return records;
  };
  /** `alone` is the one service that was accepted while the visitor still has to choose about the others. */
  const record = (by: ChoiceBy, alone: Consents = {}): void => {
    const before = state.chosen;
    // A stored choice is reported by storage events; a message that reaches a sleeping tab late could undo a withdrawal.
    if (!store.lasting) tabs.tell(store.read());
    const time = new Date(now()).toISOString();
    const chosen = engine.confirmed ? { ...engine.consents } : alone;
    const changes = Object.fromEntries(Object.entries(chosen).filter(([name, value]) => before[name] !== value));
    const choice = { time, language, services: chosen, by, globalPrivacyControl, host: window.location.host };
    loadRecords()
      .then(({ add }) => add(choice, changes))
      .catch((error) => console.warn('Consent: no receipt.', error));
  };

  const choose = (consents: Consents, by: ChoiceBy = 'script'): void => {
    if (!services.length) return; // nothing to choose, and nothing to store
    once.clear();
    engine.choose(consents);
    record(by);
    settled();
  };
  const all = (value: boolean): Consents => Object.fromEntries(services.map(({ name }) => [name, value]));

  const acceptAlways = (service: string): void => {
    if (!services.some(({ name }) => name === service)) return;
    once.add(service);
    store.add(service);
    engine.accept(service);
    record('acceptAlways', { [service]: true });
    changed();
  };

  return {
    config,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isAccepted: (service) => state.consents[service] === true || once.has(service),
    choose,
    acceptAll: () => choose(all(true), 'acceptAll'),
    rejectAll: () => choose(all(false), 'rejectAll'),
    acceptOnce: (service) => {
      once.add(service);
      engine.applyConsents(service);
      changed();
    },
    acceptAlways,
    reset: () => {
      once.clear();
      engine.resetConsents();
      records?.then(({ forget }) => forget()).catch(() => {});
      tabs.tell(null);
      settled();
    },
    open: async () => {
      opened = true;
      changed();
    },
    close: () => {
      if (!mayClose()) return;
      opened = false;
      changed();
    },
    postponeReload: () => {
      reloadPostponed = true;
      changed();
    },
    setLanguage: (tag) => {
      const next = pickLanguage([tag]);
      if (next === language) return;
      language = next;
      changed();
    },
    texts: () => parts.texts(language, config.translations),
    receipts: async () => (await loadRecords()).list(),
    apply: (root = document) => {
      const { consents } = state;
      for (const service of services) elements.switchService(service, consents[service.name] === true, root);
    },
    destroy: () => {
      listeners.clear();
      tabs.close();
    },
  };
}
