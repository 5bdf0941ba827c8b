import * as z from 'zod/mini';
import { Instant } from '../core/primitive-schemas.ts';

/** Clock of a demo: its domain time, and its speed relative to real time (DOM-24). */
export const DemoClock = z.object({ shows: Instant, speed: z.number() });
export type DemoClock = z.infer<typeof DemoClock>;

/**
 * `status` is `UP`, or any other value for maintenance (MT-02). `bannerText` is empty or a message for all users
 * (SH-01).
 */
export const Availability = z.object({
  status: z.string(),
  bannerText: z.string(),
  /** Present only if a simulator plays the rental company. */
  demoClock: z.optional(DemoClock),
});
export type Availability = z.infer<typeof Availability>;

/** 30 days, in minutes. */
const MAX_AHEAD = 43_200;

export const availabilitySchemas = {
  getAvailability: { response: Availability },
  putDemoClock: {
    body: z.object({
      /** 0 stops the clock. */
      speed: z.number().check(z.minimum(0), z.maximum(10_000)),
      aheadMinutes: z.int().check(z.minimum(0), z.maximum(MAX_AHEAD)),
    }),
    response: DemoClock,
  },
};
