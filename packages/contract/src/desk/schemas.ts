import * as z from 'zod/mini';
import { companyInboxSchemas, InboxEntry } from '../backoffice/inbox-schemas.ts';
import { LANGUAGES } from '../core/languages.ts';
import { Named, Uuid } from '../core/primitive-schemas.ts';
import { DESK_RIGHTS } from './values.ts';

/** Account of a person at the rental company. It has no corporate client. */
export const DeskAccount = z.object({
  userId: Uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  preferredLanguageCode: z.enum(LANGUAGES),
  company: z.object({ code: z.string(), name: z.string(), country: z.string(), timeZone: z.string() }),
  /** Depot where the person works; null for all. */
  depot: z.nullable(Named),
  /** Depots of the operating company that are in use, by name. */
  depots: z.array(Named),
  rights: z.array(z.enum(DESK_RIGHTS)),
});
export type DeskAccount = z.infer<typeof DeskAccount>;

/** The call of the same name of the company's systems. */
const { acknowledgeInboxEntry } = companyInboxSchemas;

export const deskSchemas = {
  getDeskAccount: { response: DeskAccount },
  listDeskInbox: { item: InboxEntry },
  acknowledgeDeskEntry: acknowledgeInboxEntry,
  releaseDeskEntry: acknowledgeInboxEntry,
};
