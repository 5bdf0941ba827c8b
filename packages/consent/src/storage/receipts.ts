import type { Consents } from '../values.ts';
import { receiptsName } from './names.ts';

/** How a choice was made, for receipts and reports. */
export type ChoiceBy = 'save' | 'acceptSelected' | 'acceptAll' | 'rejectAll' | 'acceptAlways' | 'script';

/** Proof of one choice, stored in the visitor's browser. */
export interface ConsentReceipt {
  /** Where receipts are sent to an endpoint: the same there. */
  id?: string;
  /** UTC instant. */
  time: string;
  language: string;
  /** Version of the texts that the visitor saw. */
  texts: string;
  services: Consents;
  /** How the choice was made. */
  by: ChoiceBy;
  globalPrivacyControl: boolean;
  host: string;
}

const KEPT = 20;

/** The last choices, newest last; kept for this page only if storage fails. */
export function createReceipts(storageName: string, storage: () => Storage) {
  const name = receiptsName(storageName);
  let kept: ConsentReceipt[] | undefined;
  const list = (): ConsentReceipt[] => {
    if (kept) return kept;
    try {
      const stored: unknown = JSON.parse(storage().getItem(name) ?? '[]');
      return Array.isArray(stored) ? (stored as ConsentReceipt[]) : [];
    } catch {
      return [];
    }
  };
  return {
    list,
    add: (receipt: ConsentReceipt): void => {
      const all = [...list(), receipt].slice(-KEPT);
      try {
        storage().setItem(name, JSON.stringify(all));
        kept = undefined;
      } catch {
        kept = all;
      }
    },
    /** A reset clears the storage, but not receipts that are still being written. Throws where storage does. */
    forget: (): void => {
      kept = undefined;
      storage().removeItem(name);
    },
  };
}
