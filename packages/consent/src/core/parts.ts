import type { createRecords } from '../records.ts';
import type { Language, Translation } from '../translations/translation.ts';
import type { ConsentConfig } from '../types.ts';

export type Records = ReturnType<typeof createRecords>;

/** Parts that few visits need. */
export interface ConsentParts {
  texts(language: Language, own: ConsentConfig['translations']): Promise<Translation>;
  records(config: ConsentConfig, storage: () => Storage): Promise<Records>;
}

/** Each is loaded with the first use, so that other visits do not download it. */
export const lazyParts: ConsentParts = {
  texts: (...wanted) => import('../translations/load.ts').then(({ loadTranslation }) => loadTranslation(...wanted)),
  records: (...of) => import('../records.ts').then(({ createRecords }) => createRecords(...of)),
};
