import * as z from 'zod/mini';
import { Named, Uuid } from '../core/primitive-schemas.ts';
import { NewSavedView, SavedViewEdit, SavedViewListName } from './edit-schemas.ts';
import { SAVED_VIEW_ACTIONS } from './values.ts';

/** Saved state of a list under a name (DOM-21). */
export const SavedView = z.object({
  id: Uuid,
  list: SavedViewListName,
  name: z.string(),
  /** Query string of the page's URL, without page number and leading `?`. */
  query: z.string(),
  /** True if all users of the client with access to the list can see the view. */
  shared: z.boolean(),
  owner: z.nullable(Named),
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
