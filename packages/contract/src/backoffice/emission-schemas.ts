import * as z from 'zod/mini';
import { decimalOf } from '../core/amount-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { EmissionFactor, ProductConsumption } from '../emissions/schemas.ts';
import { FACTOR_KINDS, FUELS, MAX_EMISSION_FACTORS, MAX_PRODUCT_CONSUMPTIONS } from '../emissions/values.ts';

/** Maximum: 999.99999. */
const Factor = decimalOf({ digits: 3, decimals: 5 });
/** Positive, at most 9,999.99 liters or kilowatt-hours. */
const PerHour = z.string().check(z.regex(/^(?=.*[1-9])\d{1,4}(\.\d{1,2})?$/));
const HoursPerDay = z.string().check(z.regex(/^(\d|1\d|2[0-3])(\.\d)?$|^24(\.0)?$/));
const Year = z.int().check(z.minimum(1990), z.maximum(2100));

export const EmissionFactorEdit = z.object({
  fuel: z.enum(FUELS),
  kind: z.enum(FACTOR_KINDS),
  since: Year,
  kilograms: Factor,
  source: lineOf(200),
  year: Year,
});
export type EmissionFactorEdit = z.infer<typeof EmissionFactorEdit>;

export const ProductConsumptionEdit = z.object({
  productCode: lineOf(40),
  fuel: z.enum(FUELS),
  perHour: PerHour,
  hoursPerDay: HoursPerDay,
  source: lineOf(200),
});
export type ProductConsumptionEdit = z.infer<typeof ProductConsumptionEdit>;

const factors = z.object({ items: z.array(EmissionFactor) });
const consumptions = z.object({ items: z.array(ProductConsumption) });

export const companyEmissionSchemas = {
  getEmissionFactors: { response: factors },
  /** An omitted factor falls back to the default, if there is one. */
  putEmissionFactors: {
    body: z.object({ items: z.array(EmissionFactorEdit).check(z.maxLength(MAX_EMISSION_FACTORS)) }),
    response: factors,
  },
  getProductConsumptions: { response: consumptions },
  /** Machines of an omitted product class are not estimated. */
  putProductConsumptions: {
    body: z.object({ items: z.array(ProductConsumptionEdit).check(z.maxLength(MAX_PRODUCT_CONSUMPTIONS)) }),
    response: consumptions,
  },
};
