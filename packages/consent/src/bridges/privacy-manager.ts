import type { Consents } from '../values.ts';

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

const WAITING = 20;
/** Milliseconds. */
const PATIENCE = 10_000;

export function createPrivacyManager({ url, id }: PrivacyManagerApi): PrivacyManagerClient {
  const base = `${url.replace(/\/$/, '')}/v1/privacy-managers/${encodeURIComponent(id)}`;
  const waiting: string[] = [];

  const get = async (path: string): Promise<unknown> => {
    try {
      const response = await fetch(`${base}/${path}`, { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  };
  /** False when it never arrived: worth another try. An answer, even a bad one, is not. */
  const post = async (body: string): Promise<boolean> => {
    try {
      // Plain text and no credentials: a report costs no preflight and identifies nobody.
      const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };
      await fetch(`${base}/submit`, { method: 'POST', credentials: 'omit', keepalive: true, headers, body });
      return true;
    } catch {
      return false;
    }
  };
  const flush = async (): Promise<void> => {
    for (const body of waiting.splice(0)) {
      if (!(await post(body))) waiting.push(body);
    }
    if (waiting.length) window.addEventListener('online', flush, { once: true });
  };

  return {
    config: (name) => get(`config.json?name=${encodeURIComponent(name)}`),
    configs: () => get('configs.json'),
    report: async ({ consents, changes, by, config }) => {
      const { hostname, pathname, port, protocol } = location;
      waiting.push(
        JSON.stringify({
          location_data: { hostname, pathname, port: Number(port), protocol: protocol.slice(0, -1) },
          user_data: { client_name: 'hireyard-consent' },
          consent_data: { consents, changes, type: by, config },
        }),
      );
      waiting.splice(0, waiting.length - WAITING);
      await flush();
    },
  };
}
