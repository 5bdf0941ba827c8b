import * as z from 'zod/mini';
import { Named, Uuid } from '../core/primitive-schemas.ts';
import { lineOf, printable } from '../core/text-schemas.ts';
import { SAVED_VIEW_ACTIONS, SAVED_VIEW_LISTS, SAVED_VIEW_NAME_MAX, SAVED_VIEW_QUERY_MAX } from './values.ts';

const SavedViewList = z.enum(SAVED_VIEW_LISTS);

/** What a list shows, under a name (DOM-21). */
export const SavedView = z.object({
  id: Uuid,
  list: SavedViewList,
  name: z.string(),
  /** The query of the page's address, without a page number and without `?`. */
  query: z.string(),
  /** Whether everybody at the client finds it who may see the list. */
  shared: z.boolean(),
  owner: z.nullable(Named),
  /** Whether it is the caller's. */
  own: z.boolean(),
  actions: z.array(z.enum(SAVED_VIEW_ACTIONS)),
  version: z.int(),
});
export type SavedView = z.infer<typeof SavedView>;

const entered = {
  name: lineOf(SAVED_VIEW_NAME_MAX),
  query: z.string().check(z.maxLength(SAVED_VIEW_QUERY_MAX), printable),
  shared: z.boolean(),
};
export const SavedViewEdit = z.object(entered);
export type SavedViewEdit = z.infer<typeof SavedViewEdit>;

export const NewSavedView = z.object({ list: SavedViewList, ...entered });
export type NewSavedView = z.infer<typeof NewSavedView>;

export const savedViewSchemas = {
  listSavedViews: {
    query: z.strictObject({ list: z.optional(SavedViewList) }),
    response: z.object({ items: z.array(SavedView) }),
  },
  getSavedView: { response: SavedView },
  createSavedView: { body: NewSavedView, response: SavedView },
  putSavedView: { body: SavedViewEdit, response: SavedView },
  deleteSavedView: {},
};
