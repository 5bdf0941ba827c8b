import { createOutbox } from './bridges/outbox.ts';
import { createPrivacyManager } from './bridges/privacy-manager.ts';
import { type ConsentReceipt, createReceipts } from './storage/receipts.ts';
import { TEXTS_VERSION } from './translations/version.ts';
import type { ConsentConfig, Consents } from './types.ts';

/** Receipts and reports of a choice. Loaded with the first choice, so that other visits do not download it. */
export function createRecords(config: ConsentConfig, storage: () => Storage) {
  const receipts = createReceipts(config.storageName, storage);
  // Only secure pages can make ids; a receipt without one could not be told from another.
  const send = 'randomUUID' in crypto && config.receiptsUrl && createOutbox(config.receiptsUrl, 'application/json');
  const manager = config.privacyManager && createPrivacyManager(config.privacyManager);
  return {
    list: receipts.list,
    forget: receipts.forget,
    add: (choice: Omit<ConsentReceipt, 'texts'>, changes: Consents): void => {
      const receipt = {
        ...choice,
        texts: config.textsVersion ?? TEXTS_VERSION,
        ...(send && { id: crypto.randomUUID() }),
      };
      receipts.add(receipt);
      if (send) send(receipt);
      manager?.report({ consents: choice.services, changes, by: choice.by, config: config.name });
    },
  };
}
