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
  texts: (...wanted) => import('../translations/load.ts').then(({ loadTranslation }) => loadTranslation(...wanted)),
  styles: () => import('../ui/styles.ts').then(({ addStyles }) => addStyles()),
  records: (...of) => import('../records.ts').then(({ createRecords }) => createRecords(...of)),
};
