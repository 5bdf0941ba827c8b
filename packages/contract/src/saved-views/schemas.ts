import * as z from 'zod/mini';
import { Named, Uuid } from '../core/primitive-schemas.ts';
import { NewSavedView, SavedViewEdit, SavedViewListName } from './edit-schemas.ts';
import { SAVED_VIEW_ACTIONS } from './values.ts';

/** What a list shows, under a name (DOM-21). */
export const SavedView = z.object({
  id: Uuid,
  list: SavedViewListName,
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

export const savedViewSchemas = {
  listSavedViews: {
    query: z.strictObject({ list: z.optional(SavedViewListName) }),
    response: z.object({ items: z.array(SavedView) }),
  },
  getSavedView: { response: SavedView },
  createSavedView: { body: NewSavedView, response: SavedView },
  putSavedView: { body: SavedViewEdit, response: SavedView },
  deleteSavedView: {},
};
