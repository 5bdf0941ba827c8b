import type { Consents } from '../values.ts';
import { createOutbox } from './outbox.ts';

/** A consent API like klaro's privacy manager. By default there is none. */
export interface PrivacyManagerApi {
  url: string;
  /** The privacy manager's id at that address. */
  id: string;
}

export interface ReportedConsent {
  consents: Consents;
  changes: Consents;
  by: string;
  config: string;
}

/** Reads of the API: one configuration by name, or all. Null when it cannot be reached or answers badly. */
export interface PrivacyManagerClient {
  config(name: string): Promise<unknown>;
  configs(): Promise<unknown>;
  report(consent: ReportedConsent): Promise<void>;
}

/** Milliseconds. */
const PATIENCE = 10_000;

export function createPrivacyManager({ url, id }: PrivacyManagerApi): PrivacyManagerClient {
  const base = `${url.replace(/\/$/, '')}/v1/privacy-managers/${encodeURIComponent(id)}`;

  const get = async (path: string): Promise<unknown> => {
    try {
      const response = await fetch(`${base}/${path}`, { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  };
  // Plain text: a report costs no preflight.
  const send = createOutbox(`${base}/submit`, 'text/plain;charset=UTF-8');

  return {
    config: (name) => get(`config.json?name=${encodeURIComponent(name)}`),
    configs: () => get('configs.json'),
    report: async ({ consents, changes, by, config }) => {
      const { hostname, pathname, port, protocol } = location;
      await send({
        location_data: { hostname, pathname, port: Number(port), protocol: protocol.slice(0, -1) },
        user_data: { client_name: 'hireyard-consent' },
        consent_data: { consents, changes, type: by, config },
      });
    },
  };
}
