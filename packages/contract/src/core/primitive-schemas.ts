import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

/**
 * UUID, the id of every entity except a corporate client's number. Case-insensitive, normalized to lower case (RFC
 * 9562).
 */
export const Uuid = z.uuid().check(z.toLowerCase());
/**
 * Calendar date in the depot's time zone: `2026-11-20` (ISO 8601). Limited to 1900–2999, so that date arithmetic stays
 * within the years that databases and browsers support.
 */
export const LocalDate = z.iso.date().check(z.regex(/^(19|2\d)/));
/** UTC time: `2026-11-20T06:00:00.000Z` (ISO 8601, RFC 3339). */
export const Instant = z.iso.datetime();
/** Language tag of the product (BCP 47; I18N-01). */
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

/** Position in degrees (WGS 84). */
export const GeoPosition = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type GeoPosition = z.infer<typeof GeoPosition>;

/** Local time of day: `06:30`. */
export const LocalTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Reference to a named entity. */
export const Named = z.object({ id: Uuid, name: z.string() });
export type Named = z.infer<typeof Named>;
