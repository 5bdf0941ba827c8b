import type { ConsentReceipt } from '../storage/receipts.ts';
import { element } from './element.ts';

/** Saves the receipts as a file of the visitor's own. */
export function downloadReceipts(receipts: readonly ConsentReceipt[]): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(receipts, null, 2)], { type: 'application/json' }));
  element('a', { href: url, download: 'cookie-receipts.json' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
