import type { ConsentReceipt } from '../storage/receipts.ts';
import { element } from './element.ts';

/** Downloads the receipts as a file. */
export function downloadReceipts(receipts: readonly ConsentReceipt[]): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(receipts, null, 2)], { type: 'application/json' }));
  element('a', { href: url, download: 'cookie-receipts.json' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
