import * as z from 'zod/mini';
import { GeoPosition, LanguageCode, LocalTime, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { ClosingDay } from './closing-day-schemas.ts';

/** Opening hours on a day of the week: 1 is Monday, 7 is Sunday (ISO 8601). */
export const OpeningTime = z.object({
  day: z.int().check(z.minimum(1), z.maximum(7)),
  from: LocalTime,
  to: LocalTime,
});
export type OpeningTime = z.infer<typeof OpeningTime>;

/** Branch of the rental company. */
export const Depot = z.object({
  id: Uuid,
  name: z.string(),
  address: PostalAddress,
  geo: z.nullable(GeoPosition),
  phone: z.string(),
  email: z.string(),
  /** IANA time zone of the opening times and days. */
  timeZone: z.string(),
  openingTimes: z.array(OpeningTime),
  /** Coming days on which it is closed: public holidays of its country and region, and closing days of its own. */
  closedDays: z.array(ClosingDay),
  /** True for the depot that usually serves the client. */
  own: z.boolean(),
});
export type Depot = z.infer<typeof Depot>;

export const depotSchemas = {
  listDepots: {
    /** Language of the names of public holidays. */
    query: z.strictObject({ lang: LanguageCode }),
    response: z.object({ items: z.array(Depot) }),
  },
};
