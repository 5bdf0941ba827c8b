import type { Differences } from './engine/engine.ts';
import type { ChoiceBy, ConsentReceipt } from './storage/receipts.ts';
import type { Language, Translation } from './translations/translation.ts';
import type { ConsentConfig, Consents } from './types.ts';

/** What has to be on the screen now. */
export type ConsentView =
  | { kind: 'nothing' }
  /** Asks, or says what has changed since the choice. */
  | { kind: 'notice' }
  /** Offers a reload, because a declined service still runs. */
  | { kind: 'reload' }
  | { kind: 'dialog'; mayClose: boolean };

/** A snapshot: a new object after each change, the same one between. */
export interface ConsentState {
  view: ConsentView;
  /** Whether each service is active, those accepted once included. */
  consents: Consents;
  /** The visitor's choice or the defaults: the initial values of the dialog. */
  chosen: Consents;
  confirmed: boolean;
  /** Services that were added or removed since the stored choice. */
  differences: Differences | undefined;
  /** Accepted one by one, once or always, since the last choice on this page. */
  once: readonly string[];
  /** Declined, but their scripts run until the page is reloaded. */
  stillRunning: readonly string[];
  language: Language;
  /** False while the choice applies to this page only, because storage is blocked or full. */
  lasting: boolean;
  globalPrivacyControl: boolean;
}

export interface Consent {
  readonly config: ConsentConfig;
  state(): ConsentState;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** A service is accepted, once or always. */
  isAccepted(service: string): boolean;
  /** Confirms a choice; services left out stay as they are, required ones accepted. */
  choose(consents: Consents, by?: ChoiceBy): void;
  acceptAll(): void;
  rejectAll(): void;
  /** Accepts a service until the next choice or until the page is left. Nothing is stored. */
  acceptOnce(service: string): void;
  /** Stores one service as accepted; the visitor still has to choose about the others. */
  acceptAlways(service: string): void;
  /** Clears the stored choice and opens the dialog again. */
  reset(): void;
  /** Opens the preferences. */
  open(): Promise<void>;
  /** Closes the preferences without saving, if the visitor may. */
  close(): void;
  /** Puts the offer to reload away until the next choice. */
  postponeReload(): void;
  /** Takes any language tag; English if the language is not supported. */
  setLanguage(tag: string): void;
  texts(): Promise<Translation>;
  /** Adds the style sheet of the gate, where the package is in one piece. Otherwise the gate loads it. */
  addStyles?(): void;
  /** Proof of the choices made in this browser, newest last. */
  receipts(): Promise<readonly ConsentReceipt[]>;
  /** Switches marked elements that were added to the page later. */
  apply(root?: ParentNode): void;
  destroy(): void;
}
