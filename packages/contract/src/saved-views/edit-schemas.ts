import * as z from 'zod/mini';
import { lineOf, printable } from '../core/text-schemas.ts';
import { SAVED_VIEW_LISTS, SAVED_VIEW_NAME_MAX, SAVED_VIEW_QUERY_MAX } from './values.ts';

// Apart from what is answered, since the portal's form loads these alone.

export const SavedViewListName = z.enum(SAVED_VIEW_LISTS);

const entered = {
  name: lineOf(SAVED_VIEW_NAME_MAX),
  query: z.string().check(z.maxLength(SAVED_VIEW_QUERY_MAX), printable),
  shared: z.boolean(),
};
export const SavedViewEdit = z.object(entered);
export type SavedViewEdit = z.infer<typeof SavedViewEdit>;

export const NewSavedView = z.object({ list: SavedViewListName, ...entered });
export type NewSavedView = z.infer<typeof NewSavedView>;
