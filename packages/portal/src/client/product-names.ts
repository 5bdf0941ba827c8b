import type { Language } from '@hireyard/contract';
import type { api } from '../api/api.ts';
import { startEndpoints } from '../api/start-endpoints.ts';
import { type SettingsState, selectLanguage, selectOpCo } from '../settings/settings.ts';
import { type CorporateClientState, selectClient } from './corporate-client.ts';

type WithNames = {
  readonly settings: SettingsState;
  readonly corporateClient: CorporateClientState;
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
};
type Names = Readonly<Record<string, string>>;
interface Asked {
  readonly query: { readonly lang: Language; readonly opCo?: string };
}

/** One object for each query, because selectors compare by identity. */
const asked = new Map<string, Asked>();
const answers = new Map<Asked, ReturnType<typeof startEndpoints.productTranslations.select>>();

/**
 * Selects the query of the product names: the user's language, and the operating company of the client, or that of the
 * start until a client is selected. Null until the language is known.
 */
export const selectNamesQuery = (state: Pick<WithNames, 'settings' | 'corporateClient'>): Asked | null => {
  const lang = selectLanguage(state);
  if (lang === null) return null;
  const opCo = selectClient(state)?.opCo ?? selectOpCo(state);
  const key = `${lang} ${opCo}`;
  const query = asked.get(key) ?? { query: { lang, ...(opCo !== null && { opCo }) } };
  asked.set(key, query);
  return query;
};

const selectAnswer = (state: WithNames) => {
  const query = selectNamesQuery(state);
  if (query === null) return null;
  const answer = answers.get(query) ?? startEndpoints.productTranslations.select(query);
  answers.set(query, answer);
  return answer(state as Parameters<typeof answer>[0]) ?? null;
};

/** Selects the product names in the user's language, by code. Null until they are loaded (I18N-02). */
export const selectProductNames = (state: WithNames): Names | null => selectAnswer(state)?.names ?? null;

const NONE: Names = {};
/** Selects the names of the operating company's own product groups, by code. */
export const selectGroupNames = (state: WithNames): Names => selectAnswer(state)?.groups ?? NONE;
