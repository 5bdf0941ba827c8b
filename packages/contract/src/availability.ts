import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** `UP`, or anything else for maintenance (MT-02); `bannerText` is empty or a message for everyone (SH-01). */
export const Availability = z.object({ status: z.string(), bannerText: z.string() });
export type Availability = z.infer<typeof Availability>;

export const getAvailability = endpoint({
  id: 'getAvailability',
  summary: 'Whether the portal is up, and a message for everyone',
  method: 'GET',
  base: 'main',
  path: '/availability',
  access: 'public',
  response: Availability,
});
