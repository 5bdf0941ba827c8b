import { type ReactNode, useEffect, useId, useState } from 'react';
import type { ConsentOptions } from '../config.ts';
import type { Consent } from '../consent.ts';
import { createConsent as createCore } from '../core/index.ts';
import { createConsent } from '../create-consent.ts';
import { ConsentProvider } from '../react/index.ts';
import { SERVICE_TEXTS, testServices } from '../testing/services.ts';
import type { ConsentService, Consents } from '../types.ts';

/** A storage for each story, so that stories do not share a choice. */
function memoryStorage(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
    clear: () => map.clear(),
  };
}

export interface StageProps extends Omit<ConsentOptions, 'services'> {
  language?: string;
  /** The choice of an earlier visit. */
  stored?: Consents;
  /** Beside the four of the stage. */
  services?: readonly ConsentService[];
  /** Without notice and dialog: the page draws its own. */
  headless?: boolean;
  /** Open the preferences, as a visitor who comes back to them. */
  reopened?: boolean;
  children?: ReactNode;
}

export const CHOSEN: Consents = { gtm: true, usersnap: true, 'gtm pers': false, clarity: true };

export const MAP: ConsentService = { name: 'map', title: 'Depot map', purposes: ['performance'] };

/** A page with consent, as a visitor sees it. */
export function Stage({
  language = 'en',
  stored,
  reopened,
  headless,
  children,
  services = [],
  ...options
}: StageProps) {
  const id = `consent-${useId().replace(/\W/g, '')}`;
  const [consent, setConsent] = useState<Consent | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage starts once for each story
  useEffect(() => {
    const storage = memoryStorage(stored ? { [id]: JSON.stringify(stored) } : {});
    const started = (headless ? createCore : createConsent)(
      {
        translations: { en: SERVICE_TEXTS },
        ...options,
        services: [...testServices().map(({ scripts: _scripts, ...service }) => service), ...services],
        storageName: id,
        elementID: id,
      },
      { storage: () => storage, languages: [language] },
    );
    if (reopened) void started.open();
    setConsent(started);
    return () => started.destroy();
  }, []);
  return (
    <ConsentProvider consent={consent}>
      <div id={id} />
      <main>
        <h1>On rent</h1>
        {children ?? <p>Telehandler 17 m, 3 days left.</p>}
      </main>
    </ConsentProvider>
  );
}
