import * as z from 'zod/mini';
import { EXPORT_FORMATS } from '../core/export.ts';
import { pagedQuery, pageOf, repeated } from '../core/list-schemas.ts';
import { LanguageCode, LocalDate, Named, Uuid } from '../core/primitive-schemas.ts';
import { printable } from '../core/text-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { Month } from '../spend/schemas.ts';
import { FACTOR_KINDS, FUELS, NOT_ESTIMATED } from './values.ts';

const Kilograms = z.nullable(z.number());

/** Kilograms of CO₂e; null if not estimated, as opposed to zero. */
const figures = {
  /** Fuel burned by the machines. */
  scope1: Kilograms,
  /** Electricity from the grid. */
  scope2: Kilograms,
  /** Production and transport of both, if a factor is known. Not part of the other figures. */
  scope3: Kilograms,
  /** Scopes 1 and 2 again, by their basis: measured or assumed hours. */
  measured: Kilograms,
  assumed: Kilograms,
};
const hours = { measuredHours: z.number(), assumedHours: z.number() };

export const EmissionMonth = z.object({ month: Month, ...figures, ...hours });
export type EmissionMonth = z.infer<typeof EmissionMonth>;

/** Emissions of a project's machines. */
export const EmissionRow = z.object({
  /** Project id; null for machines without a project. */
  key: z.nullable(Uuid),
  project: z.nullable(ProjectRef),
  ...figures,
  ...hours,
  /** Machines with an estimate, and machines with an engine but without an estimate. */
  machines: z.int(),
  notEstimated: z.int(),
});
export type EmissionRow = z.infer<typeof EmissionRow>;

/** Emissions of a client's machines: a page of projects, highest first, with all months (DOM-35). */
export const Emissions = z.extend(pageOf(EmissionRow), {
  today: LocalDate,
  from: Month,
  to: Month,
  total: z.object({ ...figures, ...hours }),
  /** Months of the period, earliest first. */
  months: z.array(EmissionMonth),
  /** Number of projects. Machines without a project count as one. */
  count: z.int(),
  /** Contract lines on rent in the period. */
  machines: z.object({
    estimated: z.int(),
    /** Estimated machines with counter readings in these months. */
    measured: z.int(),
    /** Machines without an engine: they emit nothing themselves. */
    withoutEngine: z.int(),
  }),
  /** Machines with an engine but without an estimate, by product class. */
  notEstimated: z.array(z.object({ productCode: z.string(), reason: z.enum(NOT_ESTIMATED), count: z.int() })),
  /** Fuels in the figures without a factor for scope 3. */
  withoutUpstream: z.array(z.enum(FUELS)),
  /** True if the figures use a default that the rental company has not confirmed. */
  hasDefaults: z.boolean(),
});
export type Emissions = z.infer<typeof Emissions>;

/** Machine behind a figure, for its days in the requested months. */
export const EmissionLine = z.object({
  /** Id of the contract line. */
  id: Uuid,
  contract: Named,
  productCode: z.string(),
  fleetNumber: z.nullable(z.string()),
  quantity: z.int(),
  project: z.nullable(ProjectRef),
  from: LocalDate,
  to: LocalDate,
  /** Charged days with assumed hours. Excludes the days that its counter covers. */
  assumedDays: z.int(),
  ...hours,
  fuel: z.nullable(z.enum(FUELS)),
  /** Total liters or kilowatt-hours. */
  consumption: z.nullable(z.number()),
  ...figures,
  reason: z.nullable(z.enum(NOT_ESTIMATED)),
});
export type EmissionLine = z.infer<typeof EmissionLine>;

/** Emission factor. Decimal strings keep the exact value of the source. */
export const EmissionFactor = z.object({
  fuel: z.enum(FUELS),
  kind: z.enum(FACTOR_KINDS),
  scope: z.int(),
  /** First year in which the factor applies, until a later one replaces it. */
  since: z.int(),
  /** Kilograms of CO₂e per liter or kilowatt-hour. */
  kilograms: z.string(),
  source: z.string(),
  /** Year described by the source. */
  year: z.int(),
  /** False for a default that the rental company has not confirmed. */
  confirmed: z.boolean(),
});
export type EmissionFactor = z.infer<typeof EmissionFactor>;

export const ProductConsumption = z.object({
  productCode: z.string(),
  fuel: z.enum(FUELS),
  /** Liters or kilowatt-hours per engine hour. */
  perHour: z.string(),
  /** Assumed engine hours per charged day without readings. */
  hoursPerDay: z.string(),
  source: z.string(),
  confirmed: z.boolean(),
});
export type ProductConsumption = z.infer<typeof ProductConsumption>;

/** Inputs of the estimate: all factors, and the product classes of the caller's machines. */
export const EmissionMethod = z.object({
  factors: z.array(EmissionFactor),
  consumptions: z.array(ProductConsumption),
});
export type EmissionMethod = z.infer<typeof EmissionMethod>;

const filters = { from: z.optional(Month), to: z.optional(Month), project: repeated(Uuid) };

export const emissionSchemas = {
  getEmissions: { query: pagedQuery(filters), response: Emissions },
  listEmissionLines: {
    query: pagedQuery({
      ...filters,
      /** Project id; an empty value selects machines without a project. */
      key: z.optional(z.string().check(z.maxLength(36), printable, z.toLowerCase())),
      month: z.optional(Month),
    }),
    response: pageOf(EmissionLine),
  },
  getEmissionMethod: { response: EmissionMethod },
  exportEmissions: {
    query: z.strictObject({
      ...filters,
      format: z._default(z.enum(EXPORT_FORMATS), 'csv'),
      lang: z._default(LanguageCode, 'en-US'),
    }),
  },
};
