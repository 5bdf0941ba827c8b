import { type Delivery, deliverDue } from '../mail/deliver.ts';
import type { OutgoingMail } from '../mail/transport.ts';
import { ORIGIN, type TestApp } from './app.ts';

export const RENTAL_COMPANY = {
  code: 'NL',
  name: 'Hireyard Nederland',
  language: 'nl',
  contact: { phone: '+31205550100', email: 'verhuur@nl.hireyard.example' },
  brand: {},
} as const;

/** Sends queued mails to an array. */
export function mailsOf(test: TestApp, changes: Partial<Delivery> = {}) {
  const sent: OutgoingMail[] = [];
  const delivery: Delivery = {
    db: test.database.db,
    transport: { send: async (mail) => void sent.push(mail), close: () => undefined },
    log: test.app.log,
    clock: test.now,
    publicUrl: () => ORIGIN,
    companies: async () => [RENTAL_COMPANY],
    ...changes,
  };
  return {
    sent,
    deliver: () => deliverDue(delivery),
    /** Sends queued mails and returns them. */
    async next(): Promise<OutgoingMail[]> {
      const before = sent.length;
      await deliverDue(delivery);
      return sent.slice(before);
    },
  };
}

/** Returns the secret of the link in a mail. */
export function tokenIn(mail: OutgoingMail | undefined): string {
  const token = URL.parse(mail?.message.action?.url ?? '')?.hash.slice(1);
  if (!token) throw new Error('the mail has no link with a secret');
  return token;
}
