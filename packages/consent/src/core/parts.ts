import type { createRecords } from '../records.ts';
import type { Language, Translation } from '../translations/translation.ts';
import type { ConsentConfig } from '../types.ts';

export type Records = ReturnType<typeof createRecords>;

/** Parts that few visits need. */
export interface ConsentParts {
  texts(language: Language, own: ConsentConfig['translations']): Promise<Translation>;
  styles(): Promise<void>;
  records(config: ConsentConfig, storage: () => Storage): Promise<Records>;
}

/** Each is loaded with the first use, so that other visits do not download it. */
export const lazyParts: ConsentParts = {
  texts: async (...wanted) => (await import('../translations/load.ts')).loadTranslation(...wanted),
  styles: async () => (await import('../ui/styles.ts')).addStyles(),
  records: async (...of) => (await import('../records.ts')).createRecords(...of),
};
