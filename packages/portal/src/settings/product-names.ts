import type { Language } from '@hireyard/contract';
import { api } from '../api/api.ts';
import { startEndpoints } from '../api/start-endpoints.ts';
import { type SettingsState, selectLanguage } from './settings.ts';

type WithNames = { readonly settings: SettingsState; readonly [api.reducerPath]: ReturnType<typeof api.reducer> };
type Names = Readonly<Record<string, string>>;

const select = (lang: Language) => startEndpoints.productTranslations.select({ query: { lang } });
const inLanguage = new Map<Language, ReturnType<typeof select>>();

/** Selects the product names in the user's language, by code. Null until they are loaded (I18N-02). */
export const selectProductNames = (state: WithNames): Names | null => {
  const lang = selectLanguage(state);
  if (lang === null) return null;
  const answer = inLanguage.get(lang) ?? select(lang);
  inLanguage.set(lang, answer);
  return answer(state as Parameters<typeof answer>[0])?.names ?? null;
};
