import * as z from 'zod/mini';
import { EnteredMoney, Money } from '../../core/amount-schemas.ts';
import { Email, PersonName } from '../../core/contact-schemas.ts';
import { Instant, LanguageCode, Uuid } from '../../core/primitive-schemas.ts';
import { lineOf } from '../../core/text-schemas.ts';
import { USER_STATUSES } from '../../members/values.ts';
import { ExternalId, importedFields, importOf, importSchemasOf } from './frame.ts';

/** User of a client. An archived one is deactivated, for good. */
export const userImport = importOf({
  client: ExternalId,
  /** It names the account, so it never changes. */
  email: Email,
  /** Names count until the user has accepted: then they are the user's own. */
  firstName: PersonName,
  lastName: PersonName,
  /** Names of the client's roles: built-in ones in English, such as `Site user`, and its own. */
  roles: z.array(lineOf(60)).check(z.minLength(1), z.maxLength(50)),
  /** The only projects that the user sees. Default: all, as with null. */
  projects: z.optional(z.nullable(z.array(ExternalId).check(z.minLength(1), z.maxLength(1000)))),
  orderLimit: z.optional(z.nullable(EnteredMoney)),
  /** Language of the mail, and of the portal until the user changes it. Default: the language of the operating company. */
  language: z.optional(LanguageCode),
  /** True: the user is invited by mail, once. Until then the account is there and nobody signs in. */
  invite: z.optional(z.boolean()),
});
export type UserImport = z.output<typeof userImport.row>;

export const CompanyUser = z.object({
  ...importedFields,
  client: z.nullable(z.string()),
  /** Id of the user within this client. */
  id: Uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(USER_STATUSES),
  roles: z.array(z.string()),
  /** External ids of the projects that the user is confined to, without those that have none; null for all projects. */
  projects: z.nullable(z.array(z.string())),
  orderLimit: z.nullable(Money),
  /** Last invitation; null before the first one. */
  invitedAt: z.nullable(Instant),
  /** When the mail of the last invitation was given up, because its address takes none. */
  invitationFailedAt: z.nullable(Instant),
  archived: z.boolean(),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

const { get, listOfClient, put, batch } = importSchemasOf(userImport, CompanyUser);
export const userImportSchemas = {
  listCompanyUsers: listOfClient,
  getCompanyUser: get,
  putCompanyUser: put,
  importCompanyUsers: batch,
};
