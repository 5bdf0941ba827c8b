import * as z from 'zod/mini';
import { Email, PhoneNumber } from '../../core/contact-schemas.ts';
import { enteredPostal, postcodeRules } from '../../core/postal-schemas.ts';
import { GeoPosition, PostalAddress, Uuid } from '../../core/primitive-schemas.ts';
import { fieldsRule } from '../../core/rule-schemas.ts';
import { lineOf } from '../../core/text-schemas.ts';
import { isTimeZone } from '../../core/time-zone.ts';
import { closingDayEdits, closingDayFields } from '../../depots/closing-day-schemas.ts';
import { OpeningTime } from '../../depots/schemas.ts';
import { MAX_OPENING_TIMES } from '../../depots/values.ts';
import { importedFields, importOf, importSchemasOf } from './frame.ts';

interface Opening {
  readonly openingTimes?: readonly OpeningTime[] | undefined;
}
const openingRule = (code: 'before-start' | 'taken', holds: (times: readonly OpeningTime[]) => boolean) =>
  fieldsRule<Opening, 'openingTimes'>(['openingTimes'], ({ openingTimes }) => !openingTimes || holds(openingTimes), {
    path: ['openingTimes'],
    code,
  });

/** Opening times of all days. What a depot leaves out, it is closed on. */
export const openingTimes = z.array(OpeningTime).check(z.maxLength(MAX_OPENING_TIMES));
export const openingRules = [
  openingRule('before-start', (times) => times.every(({ from, to }) => from < to)),
  openingRule('taken', (times) =>
    times.every((one, index) =>
      times.slice(0, index).every((other) => one.day !== other.day || one.from >= other.to || other.from >= one.to),
    ),
  ),
] as const;

export const depotImport = importOf(
  {
    name: lineOf(120),
    ...enteredPostal,
    line2: z.optional(enteredPostal.line2),
    region: z.optional(enteredPostal.region),
    phone: PhoneNumber,
    email: Email,
    /** IANA name, by default the operating company's. It never changes. */
    timeZone: z.optional(z.string().check(z.maxLength(64), isTimeZone)),
    /** ISO 3166-2 without the country, where holidays differ within it: `BY`. */
    subdivision: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z0-9]{1,3}$/)))),
    geo: z.optional(z.nullable(GeoPosition)),
    openingTimes: z.optional(openingTimes),
    ...closingDayEdits,
  },
  [...postcodeRules, ...openingRules],
);
export type DepotImport = z.output<typeof depotImport.row>;

export const CompanyDepot = z.object({
  ...importedFields,
  id: Uuid,
  name: z.string(),
  address: PostalAddress,
  phone: z.string(),
  email: z.string(),
  timeZone: z.string(),
  subdivision: z.nullable(z.string()),
  geo: z.nullable(GeoPosition),
  openingTimes: z.array(OpeningTime),
  ...closingDayFields,
  archived: z.boolean(),
});
export type CompanyDepot = z.infer<typeof CompanyDepot>;

const { get, list, put, batch } = importSchemasOf(depotImport, CompanyDepot);
export const depotImportSchemas = {
  listCompanyDepots: list,
  getCompanyDepot: get,
  putCompanyDepot: put,
  importCompanyDepots: batch,
};
