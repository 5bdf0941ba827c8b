import * as z from 'zod/mini';
import { LANGUAGES, type Language } from './languages.ts';

/** Returns the schema of texts by language. A language that is left out has none. */
export const textsOf = <T extends z.ZodMiniType>(text: T) =>
  z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, z.optional(text)])) as Record<
      Language,
      z.ZodMiniOptional<T>
    >,
  );
/** Texts by language, as far as there are any. */
export const TextsByLanguage = textsOf(z.string());
export type TextsByLanguage = z.infer<typeof TextsByLanguage>;
