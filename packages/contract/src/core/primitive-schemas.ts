import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

/**
 * A UUID, the id of every entity except a corporate client's number. Read in either case and compared in lower case
 * (RFC 9562).
 */
export const Uuid = z.uuid().check(z.toLowerCase());
/**
 * A calendar date without a time, in the depot's time zone: `2026-11-20` (ISO 8601). Between 1900 and 2999, so that
 * counting days from it never leaves the years that databases and browsers know.
 */
export const LocalDate = z.iso.date().check(z.regex(/^(19|2\d)/));
/** A moment in UTC: `2026-11-20T06:00:00.000Z` (ISO 8601, RFC 3339). */
export const Instant = z.iso.datetime();
/** The languages of the product, as BCP 47 tags (I18N-01). */
export const LanguageCode = z.enum(LANGUAGES);

export const PostalAddress = z.object({
  name: z.nullable(z.string()),
  line1: z.string(),
  line2: z.nullable(z.string()),
  postalCode: z.string(),
  city: z.string(),
  region: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.length(2)),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

/** A place on the map, in degrees (WGS 84). */
export const GeoPosition = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type GeoPosition = z.infer<typeof GeoPosition>;

/** A time of the day at a place, `06:30`. */
export const LocalTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A reference to something that has a name. */
export const Named = z.object({ id: Uuid, name: z.string() });
export type Named = z.infer<typeof Named>;
