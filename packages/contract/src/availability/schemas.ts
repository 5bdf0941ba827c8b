import * as z from 'zod/mini';

/** `UP`, or anything else for maintenance (MT-02); `bannerText` is empty or a message for everyone (SH-01). */
export const Availability = z.object({ status: z.string(), bannerText: z.string() });
export type Availability = z.infer<typeof Availability>;

export const availabilitySchemas = { getAvailability: { response: Availability } };
