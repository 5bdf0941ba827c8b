import type { ConsentConfig, Consents } from '../types.ts';

/** Tells another system what a visitor allows. */
export interface ConsentBridge {
  /** Before any service runs. */
  start?(config: ConsentConfig): void;
  /** Once for each choice, and once on a page that begins with a stored one. `consents` is what is in force. */
  update(consents: Consents, config: ConsentConfig): void;
}
