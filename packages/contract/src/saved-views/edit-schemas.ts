import * as z from 'zod/mini';
import { lineOf, printable } from '../core/text-schemas.ts';
import { SAVED_VIEW_LISTS, SAVED_VIEW_NAME_MAX, SAVED_VIEW_QUERY_MAX } from './values.ts';

// Separate from the response schemas, because the portal's form loads only these.

export const SavedViewListName = z.enum(SAVED_VIEW_LISTS);

const fields = {
  name: lineOf(SAVED_VIEW_NAME_MAX),
  query: z.string().check(z.maxLength(SAVED_VIEW_QUERY_MAX), printable),
  shared: z.boolean(),
};
export const SavedViewEdit = z.object(fields);
export type SavedViewEdit = z.infer<typeof SavedViewEdit>;

export const NewSavedView = z.object({ list: SavedViewListName, ...fields });
export type NewSavedView = z.infer<typeof NewSavedView>;
