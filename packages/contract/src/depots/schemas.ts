import * as z from 'zod/mini';
import { GeoPosition, LanguageCode, LocalDate, LocalTime, PostalAddress, Uuid } from '../core/primitive-schemas.ts';

/** Open from one local time to another on a day of the week: 1 is Monday, 7 Sunday (ISO 8601). */
export const OpeningTime = z.object({
  day: z.int().check(z.minimum(1), z.maximum(7)),
  from: LocalTime,
  to: LocalTime,
});
export type OpeningTime = z.infer<typeof OpeningTime>;

/** A branch of the rental company. */
export const Depot = z.object({
  id: Uuid,
  name: z.string(),
  address: PostalAddress,
  geo: z.nullable(GeoPosition),
  phone: z.string(),
  email: z.string(),
  /** IANA; opening times and days are in it. */
  timeZone: z.string(),
  openingTimes: z.array(OpeningTime),
  /** The public holidays of its country and region in the days to come, on which it is closed. */
  holidays: z.array(z.object({ date: LocalDate, name: z.string() })),
  /** Whether it is the one that usually serves the client. */
  own: z.boolean(),
});
export type Depot = z.infer<typeof Depot>;

export const depotSchemas = {
  listDepots: {
    /** The language that holidays are named in. */
    query: z.strictObject({ lang: LanguageCode }),
    response: z.object({ items: z.array(Depot) }),
  },
};
