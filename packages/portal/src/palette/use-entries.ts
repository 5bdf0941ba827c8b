import { pathOf, SEARCH_KINDS, type SearchAnswer, type SearchHit, type SearchKind } from '@hireyard/contract';
import { useContext } from 'react';
import { selectProductNames } from '../client/product-names.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { mayOpen, PagesContext } from '../pages/may-open.ts';
import { productName } from '../rental/product-name.ts';
import { selectRights } from '../session/user.ts';
import { selectOrderCapability } from '../settings/add-order.ts';
import { selectModules } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { matches } from './matching.ts';
import {
  ACTIONS,
  type ActionId,
  COMMANDS,
  type Command,
  LISTS,
  PAGES,
  type PageId,
  WITH_WORDS,
} from './palette-pages.ts';

export type Group = 'recent' | SearchKind | 'action' | 'page';

/** An option of the palette and its destination. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  /** Distinguishes equal labels, such as by contract or project. */
  readonly detail: string;
  readonly to: string;
  /** The search result, or null for a page, action or list. */
  readonly hit: SearchHit | null;
  /** Does something instead of leading to `to`. */
  readonly command?: Command;
  /** Leads to the list with all results of a kind. */
  readonly isList?: true;
}

/** Returns a check whether the user may open a path. */
function useOpenable() {
  const pages = useContext(PagesContext);
  const rights = useAppSelector(selectRights);
  const modules = useAppSelector(selectModules);
  return (path: string) => mayOpen(pages, path, rights, modules);
}

const keyOf = ({ kind, id }: SearchHit) => `${kind} ${id}`;

/** Returns labels and details of search results. */
function useHitTexts() {
  const { t: document } = useTranslation('document');
  const names = useAppSelector(selectProductNames);
  return ({ kind, subject, title, productCode, fleetNumber, documentType, project }: SearchHit) => {
    const number = subject.name ?? '';
    const product = productCode && productName(names, productCode);
    const main = title ?? (kind === 'machine' || kind === 'asset' ? product : null);
    const label = documentType ? `${document(`type.${documentType}`)} ${number}` : (main ?? number);
    const rest = [fleetNumber, main === null ? null : number, main === product ? null : product, project?.name];
    return { label, detail: rest.filter((part) => part && part !== label).join(' · ') };
  };
}

/** Returns pages and actions with a name that matches the typed text, in the user's language. */
function usePlaces(typed: string): Entry[] {
  const { t } = useTranslation('palette');
  const openable = useOpenable();
  const { possible, disabled } = useAppSelector(selectOrderCapability);
  const entry = (group: 'action' | 'page', id: string, label: string, to: string): Entry => ({
    ...{ id: `${group} ${id}`, group, label, detail: '', to, hit: null },
  });
  const actions = (Object.keys(ACTIONS) as ActionId[])
    .filter((id) => openable(ACTIONS[id].needs) && (id !== 'newOrder' || (possible && !disabled)))
    .map((id) => entry('action', id, t(`actions.${id}`), ACTIONS[id].to));
  const pages = (Object.keys(PAGES) as PageId[])
    .filter((id) => openable(PAGES[id].split('?')[0] ?? ''))
    .map((id) => entry('page', id, t(`pages.${id}`), PAGES[id]));
  const commands = COMMANDS.map((id) => ({ ...entry('action', id, t(`actions.${id}`), ''), command: id }));
  const words = new Map<string, string>(WITH_WORDS.map((id) => [`action ${id}`, t(`words.${id}`)]));
  return [...actions, ...commands, ...pages].filter(({ id, label }) =>
    matches(`${label} ${words.get(id) ?? ''}`, typed),
  );
}

/**
 * Returns the options in group order: recent, results with the best kind first, then actions and pages. Actions and
 * pages lead if there are no results.
 */
export function useEntries(
  typed: string,
  answer: SearchAnswer | undefined,
  recent: readonly SearchHit[],
): readonly Entry[] {
  const { t } = useTranslation('palette');
  const openable = useOpenable();
  const textsOf = useHitTexts();
  const places = usePlaces(typed);
  const entryOf = (group: Group, hit: SearchHit): Entry => ({
    ...{ id: keyOf(hit), group, ...textsOf(hit), to: pathOf(hit.subject), hit },
  });

  const recentEntries = recent
    .filter(({ subject }) => openable(pathOf(subject)))
    .map((hit) => entryOf('recent', hit))
    .filter(({ label, detail }) => matches(`${label} ${detail}`, typed));
  const isListed = new Set(recentEntries.map(({ id }) => id));
  const hits = (answer?.items ?? []).filter((hit) => !isListed.has(keyOf(hit)) && openable(pathOf(hit.subject)));
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const all = SEARCH_KINDS.filter((kind) => answer?.more.includes(kind) && !kinds.includes(kind));
  const ofKind = [...kinds, ...all].flatMap((kind): Entry[] => {
    const entries = hits.filter((hit) => hit.kind === kind).map((hit) => entryOf(kind, hit));
    const list = LISTS[kind];
    if (!list || !answer?.more.includes(kind) || !openable(list.split('?')[0] ?? '')) return entries;
    const to = list + encodeURIComponent(typed.trim());
    return [...entries, { id: `more ${kind}`, group: kind, label: t('more'), detail: '', to, hit: null, isList: true }];
  });
  return [...recentEntries, ...ofKind, ...places];
}
