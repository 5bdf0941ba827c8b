import { BASES } from '@hireyard/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CONSENTS, countAttempt } from '../../auth/attempts.ts';
import type { ServerContext } from '../../http/context.ts';
import { parseBody } from '../../http/input.ts';
import { networkOf } from '../../http/network.ts';

const DAY = 24 * 3_600_000;
const PATH = `${BASES.main}/consents`;
const MOST_SERVICES = 30;
/** Bytes of a receipt, at most. */
const BODY_LIMIT = 4_096;

const text = (length: number) => z.string().check(z.minLength(1), z.maxLength(length));

/** A receipt as the consent package sends it. */
const Receipt = z.strictObject({
  id: z.uuid(),
  time: z.iso.datetime(),
  language: text(35),
  texts: text(100),
  services: z
    .record(text(50), z.boolean())
    .check(z.refine((services) => Object.keys(services).length <= MOST_SERVICES)),
  by: text(40),
  globalPrivacyControl: z.boolean(),
  host: text(255),
});

type Context = Pick<ServerContext, 'db' | 'clock' | 'limitRate'>;

/**
 * Keeps receipts of choices about cookies for some days (CC-22): a small reference for apps that have to prove them. Anyone
 * may send one, since visitors are asked without a sign-in. A receipt that is sent again changes nothing.
 */
export function keepConsentReceipts(app: FastifyInstance, { db, clock, limitRate }: Context, days: number): void {
  app.post(PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await limitRate(request);
    const { id, ...receipt } = parseBody(Receipt, request.body) as z.infer<typeof Receipt>;
    const now = clock();
    await countAttempt(db, CONSENTS, networkOf(request.ip), now);
    await db
      .insertInto('consent_receipt')
      .values({
        id,
        received_at: now,
        expires_at: new Date(now.getTime() + days * DAY),
        receipt: JSON.stringify(receipt),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return reply.code(204).send();
  });
}
