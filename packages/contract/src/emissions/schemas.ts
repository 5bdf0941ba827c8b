import * as z from 'zod/mini';
import { EXPORT_FORMATS } from '../core/export.ts';
import { pagedQuery, pageOf, repeated } from '../core/list-schemas.ts';
import { LanguageCode, LocalDate, Named, Uuid } from '../core/primitive-schemas.ts';
import { printable } from '../core/text-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { Month } from '../spend/schemas.ts';
import { FACTOR_KINDS, FUELS, NOT_ESTIMATED } from './values.ts';

const Kilograms = z.nullable(z.number());

/** Kilograms of CO₂e; null where nothing is estimated, which is not zero. */
const figures = {
  /** Burned by the machines. */
  scope1: Kilograms,
  /** Drawn from the grid. */
  scope2: Kilograms,
  /** Making both and bringing them there, where there is a factor for it; in none of the others. */
  scope3: Kilograms,
  /** Scopes 1 and 2 once more, by what they rest on: hours that counters have told, or hours that are assumed. */
  measured: Kilograms,
  assumed: Kilograms,
};
const hours = { measuredHours: z.number(), assumedHours: z.number() };

export const EmissionMonth = z.object({ month: Month, ...figures, ...hours });
export type EmissionMonth = z.infer<typeof EmissionMonth>;

/** What the machines of a project have caused. */
export const EmissionRow = z.object({
  /** The id of the project; null for what has none. */
  key: z.nullable(Uuid),
  project: z.nullable(ProjectRef),
  ...figures,
  ...hours,
  /** Machines that are estimated, and those that can run and are not. */
  machines: z.int(),
  notEstimated: z.int(),
});
export type EmissionRow = z.infer<typeof EmissionRow>;

/** What a client's machines have caused: a page of projects, the most first, with all of its months (DOM-30). */
export const Emissions = z.extend(pageOf(EmissionRow), {
  today: LocalDate,
  from: Month,
  to: Month,
  total: z.object({ ...figures, ...hours }),
  /** Each month of the period, the first first. */
  months: z.array(EmissionMonth),
  /** How many projects there are; what belongs to none counts as one. */
  count: z.int(),
  /** Contract lines on rent in the period. */
  machines: z.object({
    estimated: z.int(),
    /** Of the estimated ones: those whose counter has told something of these months. */
    measured: z.int(),
    /** With nothing that could run: they cause nothing themselves. */
    withoutEngine: z.int(),
  }),
  /** Machines that can run and are in none of the figures, by product class. */
  notEstimated: z.array(z.object({ productCode: z.string(), reason: z.enum(NOT_ESTIMATED), count: z.int() })),
  /** Fuels that are in the figures without a factor for scope 3. */
  withoutUpstream: z.array(z.enum(FUELS)),
  /** Whether something in the figures is a default that the rental company has not confirmed. */
  hasDefaults: z.boolean(),
});
export type Emissions = z.infer<typeof Emissions>;

/** A machine behind a figure, for its days in the months asked for. */
export const EmissionLine = z.object({
  /** Of the contract line. */
  id: Uuid,
  contract: Named,
  productCode: z.string(),
  fleetNumber: z.nullable(z.string()),
  quantity: z.int(),
  project: z.nullable(ProjectRef),
  from: LocalDate,
  to: LocalDate,
  /** Charged days for which hours are assumed; those that its counter covers are not among them. */
  assumedDays: z.int(),
  ...hours,
  fuel: z.nullable(z.enum(FUELS)),
  /** Liters or kilowatt-hours in all. */
  consumption: z.nullable(z.number()),
  ...figures,
  reason: z.nullable(z.enum(NOT_ESTIMATED)),
});
export type EmissionLine = z.infer<typeof EmissionLine>;

/** Decimal strings, so that a factor is what its source says to the last digit. */
export const EmissionFactor = z.object({
  fuel: z.enum(FUELS),
  kind: z.enum(FACTOR_KINDS),
  scope: z.int(),
  /** The first year whose months it counts for, until there is a later one. */
  since: z.int(),
  /** Kilograms of CO₂e a liter or kilowatt-hour. */
  kilograms: z.string(),
  source: z.string(),
  /** The year that the source is about. */
  year: z.int(),
  /** False for a default of the product that the rental company has not confirmed. */
  confirmed: z.boolean(),
});
export type EmissionFactor = z.infer<typeof EmissionFactor>;

/** What a machine of a product class takes. */
export const ProductConsumption = z.object({
  productCode: z.string(),
  fuel: z.enum(FUELS),
  /** Liters or kilowatt-hours in an hour of its engine. */
  perHour: z.string(),
  /** Hours that it runs on a charged day of which nothing is measured. */
  hoursPerDay: z.string(),
  source: z.string(),
  confirmed: z.boolean(),
});
export type ProductConsumption = z.infer<typeof ProductConsumption>;

/** What the estimate is made with: all factors, and the product classes that the caller's machines are of. */
export const EmissionMethod = z.object({
  factors: z.array(EmissionFactor),
  consumptions: z.array(ProductConsumption),
});
export type EmissionMethod = z.infer<typeof EmissionMethod>;

const asked = { from: z.optional(Month), to: z.optional(Month), project: repeated(Uuid) };

export const emissionSchemas = {
  getEmissions: { query: pagedQuery(asked), response: Emissions },
  listEmissionLines: {
    query: pagedQuery({
      ...asked,
      /** Of the project; nothing between the quotes for what has none. */
      key: z.optional(z.string().check(z.maxLength(36), printable, z.toLowerCase())),
      month: z.optional(Month),
    }),
    response: pageOf(EmissionLine),
  },
  getEmissionMethod: { response: EmissionMethod },
  exportEmissions: {
    query: z.strictObject({
      ...asked,
      format: z._default(z.enum(EXPORT_FORMATS), 'csv'),
      lang: z._default(LanguageCode, 'en-US'),
    }),
  },
};
