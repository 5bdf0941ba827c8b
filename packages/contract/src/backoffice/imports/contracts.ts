import * as z from 'zod/mini';
import { CONTRACT_STATUSES } from '../../contracts/values.ts';
import { Price } from '../../core/amount-schemas.ts';
import { Instant, LocalDate, PostalAddress, Uuid } from '../../core/primitive-schemas.ts';
import { rule } from '../../core/rule-schemas.ts';
import { lineOf, optionalLineOf } from '../../core/text-schemas.ts';
import { MAX_ORDER_QUANTITY } from '../../orders/values.ts';
import { CompanyLine } from '../line-schemas.ts';
import { ExternalId, importedFields, importOf, importSchemasOf } from './frame.ts';

export const contractImport = importOf({
  /** `true` makes all of its lines void, where no period of one is billed: the contract was sent by mistake. */
  archived: z.optional(z.boolean()),
  client: ExternalId,
  number: lineOf(40),
  /** It never changes, because days of the lines are days of their depot. */
  depot: ExternalId,
  project: z.optional(z.nullable(ExternalId)),
  siteContact: z.optional(z.nullable(ExternalId)),
  /** Address of the site. Default: the depot's, from which the client fetches. */
  address: z.optional(z.nullable(ExternalId)),
  poNumber: z.optional(optionalLineOf(50)),
  costCode: z.optional(optionalLineOf(50)),
  reference: z.optional(optionalLineOf(100)),
  /** Number of the order that it came of, in the portal or elsewhere. */
  orderNumber: z.optional(optionalLineOf(40)),
});
export type ContractImport = z.output<typeof contractImport.row>;

export const CompanyContract = z.object({
  ...importedFields,
  id: Uuid,
  client: z.nullable(z.string()),
  number: z.string(),
  status: z.enum(CONTRACT_STATUSES),
  depot: z.nullable(z.string()),
  project: z.nullable(z.string()),
  siteContact: z.nullable(z.string()),
  address: PostalAddress,
  poNumber: z.nullable(z.string()),
  costCode: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** Number of the order that it came of. */
  orderNumber: z.nullable(z.string()),
});
export type CompanyContract = z.infer<typeof CompanyContract>;

/** Time of an event, within the years that databases and calendars support. */
const Happened = Instant.check(z.regex(/^(19|2\d)/));

/** Agreed rates of a line: a single one, or the rates of a day and a week with or without four weeks. */
export const AgreedRate = z
  .strictObject({
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    day: z.optional(Price),
    week: z.optional(Price),
    fourWeek: z.optional(Price),
  })
  .check(
    rule(
      ({ day, week, fourWeek }) => {
        const count = [day, week, fourWeek].filter((price) => price !== undefined).length;
        return count === 1 || (day !== undefined && week !== undefined);
      },
      { code: 'required' },
    ),
  );

/** States that a line is written in. One that a client has called off is moved with its off-hire. */
export const IMPORTED_LINE_STATUSES = ['planned', 'onRent', 'offHired', 'returned', 'closed', 'cancelled'] as const;

export const lineImport = importOf({
  /**
   * `true` makes the line void, where no period of it is billed: it was sent by mistake, and is cancelled from any state.
   * `false` makes a cancelled line valid again, in the state that the row says.
   */
  archived: z.optional(z.boolean()),
  contract: ExternalId,
  status: z.enum(IMPORTED_LINE_STATUSES),
  productCode: lineOf(40),
  onRentAt: Happened,
  /** Default: the next number of the contract. */
  lineNo: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_ORDER_QUANTITY))),
  fleetNumber: z.optional(optionalLineOf(40)),
  serialNumber: z.optional(optionalLineOf(40)),
  expectedOffRentAt: z.optional(z.nullable(Happened)),
  offRentAt: z.optional(z.nullable(Happened)),
  returnedAt: z.optional(z.nullable(Happened)),
  rate: z.optional(z.nullable(AgreedRate)),
  /** Last day that was charged elsewhere. */
  chargedUntil: z.optional(LocalDate),
  /** Line of the same contract whose machine replaced this one after a breakdown. */
  replacedByLine: z.optional(z.nullable(ExternalId)),
  /** Line of the same contract whose pieces these were until they went back earlier. */
  splitFromLine: z.optional(z.nullable(ExternalId)),
});
export type LineImport = z.output<typeof lineImport.row>;

/** Prices that a line was agreed at; null where there is none. */
export const AgreedPrices = z.object({
  currency: z.string(),
  day: z.nullable(z.string()),
  week: z.nullable(z.string()),
  fourWeek: z.nullable(z.string()),
});

export const CompanyLineDetail = z.object({
  ...importedFields,
  ...CompanyLine.shape,
  agreed: z.nullable(AgreedPrices),
  /** First day that is not charged yet. */
  chargedFrom: LocalDate,
});
export type CompanyLineDetail = z.infer<typeof CompanyLineDetail>;

const contracts = importSchemasOf(contractImport, CompanyContract);
const lines = importSchemasOf(lineImport, CompanyLineDetail);
export const contractImportSchemas = {
  listCompanyContracts: contracts.listOfClient,
  getCompanyContract: contracts.get,
  putCompanyContract: contracts.put,
  importCompanyContracts: contracts.batch,
  getCompanyLineByExternalId: lines.get,
  putCompanyLine: lines.put,
  importCompanyLines: lines.batch,
};
