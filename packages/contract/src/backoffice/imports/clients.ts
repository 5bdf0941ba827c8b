import * as z from 'zod/mini';
import { MODULES } from '../../clients/values.ts';
import { Email, PhoneNumber } from '../../core/contact-schemas.ts';
import { Uuid } from '../../core/primitive-schemas.ts';
import { rule } from '../../core/rule-schemas.ts';
import { lineOf, optionalLineOf } from '../../core/text-schemas.ts';
import { APPROVAL_POLICIES } from '../../orders/values.ts';
import { isPrefixedVatNumber } from '../../prospects/vat-number.ts';
import { StoredTermsVersion, TermsVersions } from '../../terms/edit-schemas.ts';
import { ExternalId, importedFields, importOf, importSchemasOf } from './frame.ts';

/** Longer than any VAT number in any notation. */
const VAT_MAX = 30;
const VatNumber = z.string().check(
  z.maxLength(VAT_MAX),
  z.overwrite((entered) => entered.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')),
  rule(isPrefixedVatNumber, { code: 'vat-number' }),
);
/** Scheme and identifier: `9944:NL000099998B57`. */
const PeppolId = z.string().check(z.trim(), z.regex(/^\d{4}:[A-Za-z0-9.:~_/-]{1,50}$/));

/** Settings of a client that the company also changes at its desk. */
export const clientSettings = {
  showPrices: z.optional(z.boolean()),
  blocked: z.optional(z.boolean()),
  modules: z.optional(z.array(z.enum(MODULES)).check(z.maxLength(MODULES.length))),
  policy: z.optional(
    z.strictObject({
      poRequired: z.optional(z.boolean()),
      poPattern: z.optional(optionalLineOf(50)),
      projectRequired: z.optional(z.boolean()),
      costCodeRequired: z.optional(z.boolean()),
      approval: z.optional(z.enum(APPROVAL_POLICIES)),
    }),
  ),
};

export const clientImport = importOf({
  name: lineOf(120),
  customerNumber: lineOf(40),
  vatNumber: z.optional(z.nullable(VatNumber)),
  peppolId: z.optional(z.nullable(PeppolId)),
  ...clientSettings,
  rentalContact: z.optional(z.strictObject({ phone: PhoneNumber, email: Email })),
  /** Depot that usually serves the client. */
  depot: z.optional(z.nullable(ExternalId)),
  /** All versions of its own terms, in place of the company's; an empty list for none. */
  terms: z.optional(TermsVersions),
});
export type ClientImport = z.output<typeof clientImport.row>;

/** Client with everything that the company sets for it. */
export const CompanyClientDetail = z.object({
  ...importedFields,
  uuid: Uuid,
  name: z.string(),
  customerNumber: z.string(),
  vatNumber: z.nullable(z.string()),
  peppolId: z.nullable(z.string()),
  showPrices: z.boolean(),
  blocked: z.boolean(),
  modules: z.array(z.enum(MODULES)),
  policy: z.object({
    poRequired: z.boolean(),
    poPattern: z.nullable(z.string()),
    projectRequired: z.boolean(),
    costCodeRequired: z.boolean(),
    approval: z.enum(APPROVAL_POLICIES),
  }),
  rentalContact: z.object({ phone: z.string(), email: z.string() }),
  /** External id of the depot; null for none, and for one that has none. */
  depot: z.nullable(z.string()),
  /** Versions of its own terms, by their first day. Before the first, the company's hold. */
  terms: z.array(StoredTermsVersion),
  archived: z.boolean(),
});
export type CompanyClientDetail = z.infer<typeof CompanyClientDetail>;

const { get, put, batch } = importSchemasOf(clientImport, CompanyClientDetail);
export const clientImportSchemas = { getCompanyClient: get, putCompanyClient: put, importCompanyClients: batch };
