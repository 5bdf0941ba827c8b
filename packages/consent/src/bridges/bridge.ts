import type { ConsentConfig, Consents } from '../types.ts';

/** Reports the visitor's choice to another system. */
export interface ConsentBridge {
  /** Before any service runs. */
  start?(config: ConsentConfig): void;
  /** After each choice, and once on a page that starts with a stored one. `consents` says which services are active. */
  update(consents: Consents, config: ConsentConfig): void;
}
