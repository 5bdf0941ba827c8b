import * as z from 'zod/mini';
import { Instant } from '../core/primitive-schemas.ts';

/** What a demo has for a clock: the time of its domain, and how fast it runs against real time (DOM-24). */
export const DemoClock = z.object({ shows: Instant, speed: z.number() });
export type DemoClock = z.infer<typeof DemoClock>;

/** `UP`, or anything else for maintenance (MT-02); `bannerText` is empty or a message for everyone (SH-01). */
export const Availability = z.object({
  status: z.string(),
  bannerText: z.string(),
  /** Only where a simulator plays the rental company. */
  demoClock: z.optional(DemoClock),
});
export type Availability = z.infer<typeof Availability>;

/** Thirty days. */
const MAX_AHEAD = 43_200;

export const availabilitySchemas = {
  getAvailability: { response: Availability },
  putDemoClock: {
    body: z.object({
      /** 0 stands still. */
      speed: z.number().check(z.minimum(0), z.maximum(10_000)),
      aheadMinutes: z.int().check(z.minimum(0), z.maximum(MAX_AHEAD)),
    }),
    response: DemoClock,
  },
};
