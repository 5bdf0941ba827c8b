import type { Differences } from './engine/engine.ts';
import type { ConsentReceipt } from './storage/receipts.ts';
import type { Language, Translation } from './translations/translation.ts';
import type { ConsentConfig, Consents } from './types.ts';

/** How a choice was made; receipts and reports say so. */
export type ChoiceBy = 'save' | 'acceptSelected' | 'acceptAll' | 'rejectAll' | 'acceptAlways' | 'script';

/** A snapshot: a new object after each change, the same one between. */
export interface ConsentState {
  /** What is in force per service, for once included. */
  consents: Consents;
  /** What the visitor chose or starts with, in force or not: where a draft begins. */
  chosen: Consents;
  confirmed: boolean;
  /** Services that came or went since the stored choice. */
  differences: Differences | undefined;
  /** Accepted by themselves, once or always, since the last choice; at the latest until the page is left. */
  once: readonly string[];
  /** Declined, but their scripts run until the page is reloaded. */
  stillRunning: readonly string[];
  language: Language;
  /** False while the choice is kept for this page alone: storage is blocked or full. */
  lasting: boolean;
  globalPrivacyControl: boolean;
}

export interface Consent {
  readonly config: ConsentConfig;
  state(): ConsentState;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** A service is accepted, once or always. */
  isAccepted(service: string): boolean;
  /** Confirms a choice; services left out stay as they are, required ones accepted. */
  choose(consents: Consents, by?: ChoiceBy): void;
  acceptAll(): void;
  rejectAll(): void;
  /** In force until the next choice, or until the page is left. Nothing is stored. */
  acceptOnce(service: string): void;
  /** Stores this service alone as accepted; an open question about the others stays open. */
  acceptAlways(service: string): void;
  /** Clears what is stored; the dialog is back. */
  reset(): void;
  /** Opens the preferences, as `window.openCookiePreferences` does. */
  open(): Promise<void>;
  /** Closes the preferences without saving, where the visitor may. */
  close(): void;
  /** Takes any language tag; English when we do not speak it. */
  setLanguage(tag: string): void;
  texts(): Promise<Translation>;
  /** Proof of the choices made in this browser, newest last. */
  receipts(): Promise<readonly ConsentReceipt[]>;
  /** Switches marked elements that came into the page later. */
  apply(root?: ParentNode): void;
  destroy(): void;
}

declare global {
  interface Window {
    /** Reopens the cookie preferences (CC-02). */
    openCookiePreferences?: () => Promise<void>;
  }
}
