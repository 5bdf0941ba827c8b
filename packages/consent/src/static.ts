import type { ConsentOptions } from './config.ts';
import type { Consent } from './consent.ts';
import { type ConsentEnvironment, createCore } from './core/create-core.ts';
import type { ConsentParts } from './core/parts.ts';
import { present } from './presenter.ts';
import { createRecords } from './records.ts';
import { translations } from './translations/index.ts';
import { withOwn } from './translations/with-own.ts';
import { addStyles } from './ui/styles.ts';
import { createUi } from './ui/ui.ts';

const parts: ConsentParts = {
  texts: async (language, own) => withOwn(translations[language], language, own),
  records: async (...of) => createRecords(...of),
};

/**
 * The same as that of `@hireyard/consent`, in one piece: it loads nothing later. For pages whose bundler loads chunks from
 * plain strings, which Trusted Types refuse.
 */
export const createConsent = (options: ConsentOptions, environment: Partial<ConsentEnvironment> = {}): Consent => ({
  ...present(createCore(options, environment, parts), async () => ({ createUi })),
  addStyles,
});

export * from './shared.ts';
