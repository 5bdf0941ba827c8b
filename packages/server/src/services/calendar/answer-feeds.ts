import { BASES, calendarFeedPath } from '@hireyard/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { countAttempt, UNKNOWN_FEEDS } from '../../auth/attempts.ts';
import { secretDigest } from '../../auth/machine-accounts.ts';
import { clientDb } from '../../database/client/client-db.ts';
import type { Database } from '../../database/tables.ts';
import { addDays, localDate } from '../../domain/calendar.ts';
import { domainTime } from '../../domain/demo-clock.ts';
import { readClientScope } from '../../http/client-scope.ts';
import type { ServerContext } from '../../http/context.ts';
import { networkOf } from '../../http/network.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
import type { ClientScope } from '../../http/route.ts';
import { logRefusal } from '../../http/security-log.ts';
import { namesOfProducts } from '../names-of-products.ts';
import { DAYS_AFTER, DAYS_BEFORE, readEvents } from './events.ts';
import { toIcs } from './to-ics.ts';

/** Path of the router. Logs contain this pattern, never the secret. */
const PATTERN = `${BASES.main}${calendarFeedPath(':secret')}`;
/** Milliseconds of precision of the last reading, to avoid a write per call. */
const PRECISION = 3_600_000;

type Context = Pick<ServerContext, 'db' | 'clock' | 'limitRate'>;

/**
 * Public addresses of calendars (DOM-21). A calendar program cannot sign in: the secret in the address is its only
 * credential, and opens nothing else. The feed contains everything that its owner may see at that moment. An owner
 * without access has no feed.
 */
export function answerCalendarFeeds(app: FastifyInstance, { db, clock, limitRate }: Context): void {
  app.get<{ Params: { secret: string } }>(PATTERN, async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await limitRate(request);
    const now = clock();
    try {
      const text = await readFeed(db, request.params.secret, now);
      return reply.type('text/calendar; charset=utf-8').send(text);
    } catch (error) {
      const refusal = await refusalOf(db, error, networkOf(request.ip), now);
      logRefusal(request.log, PATTERN, refusal, 'calendar-feed');
      throw refusal;
    }
  });
}

/**
 * Counts and limits wrong addresses, but always answers a right one. Otherwise wrong requests would block the calendars
 * of everyone in the same network. A secret of 256 random bits cannot be guessed at any rate.
 */
async function refusalOf(db: Kysely<Database>, error: unknown, network: string, now: Date): Promise<unknown> {
  if (!(error instanceof ProblemError && error.type === 'not-found')) return error;
  return countAttempt(db, UNKNOWN_FEEDS, network, now).then(
    () => error,
    (tooMany: unknown) => tooMany,
  );
}

/** Throws 404 for a secret that opens nothing, whatever the reason. */
async function readFeed(db: Kysely<Database>, secret: string, real: Date): Promise<string> {
  const feed = await db
    .selectFrom('calendar_feed as f')
    .innerJoin('app_user as u', 'u.id', 'f.user_id')
    .innerJoin('corporate_client as c', 'c.id', 'f.client_id')
    .select(['f.id', 'f.name', 'f.kinds', 'f.project_id', 'f.user_id', 'f.read_at'])
    .select(['u.status', 'u.language', 'c.external_uuid'])
    .where('f.secret_hash', '=', secretDigest(secret))
    .executeTakeFirst();
  if (feed?.status !== 'active') throw notFound();
  const scope = await readClientScope(db, feed.user_id, feed.external_uuid);
  if (!scope.modules.has('order') || !scope.rights.has('contract-view')) throw notFound();
  if (feed.read_at === null || real.getTime() - feed.read_at.getTime() >= PRECISION) {
    await db.updateTable('calendar_feed').set({ read_at: real }).where('id', '=', feed.id).execute();
  }
  const now = domainTime(scope.clock, real);
  const today = localDate(now, scope.timeZone);
  const client = clientDb(db, scope, now, real);
  const events = await readEvents(client, {
    kinds: feed.kinds,
    projectId: feed.project_id,
    from: addDays(today, -DAYS_BEFORE),
    to: addDays(today, DAYS_AFTER),
  });
  const codes = new Set(events.flatMap(({ machines }) => machines.map(({ product }) => product)));
  const orders = new Set(events.flatMap(({ order_number: number }) => number ?? []));
  return toIcs({
    name: feed.name,
    language: feed.language,
    events,
    products: await namesOfProducts(client, feed.language, [...codes]),
    collected: await collectedOrders(db, scope, [...orders]),
  });
}

/**
 * The contract shows delivery or collection to everyone who sees it, whoever ordered. So the query covers all orders of
 * the client.
 */
async function collectedOrders(db: Kysely<Database>, { clientId }: ClientScope, numbers: readonly string[]) {
  if (numbers.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('rental_order')
    .select('number')
    .where('client_id', '=', clientId)
    .where('fulfilment', '=', 'pickup')
    .where('number', 'in', numbers)
    .execute();
  return new Set(rows.map(({ number }) => number));
}
