import { deliverDue } from '../mail/deliver.ts';
import type { Job } from './job.ts';

/** Sends the mails of the queue that are due (OP-05). */
export const mailDeliveryJob: Job = {
  name: 'mail-delivery',
  every: 1_000,
  lock: 'rows',
  run: ({ delivery }) => deliverDue(delivery),
};
