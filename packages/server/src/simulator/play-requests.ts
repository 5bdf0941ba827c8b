import {
  approveCompanyRequest,
  type CompanyRequest,
  exchangeLine,
  fulfilCompanyRequest,
  getCompanyRequest,
  issueCreditNote,
  quoteCompanyRequest,
  rejectCompanyRequest,
  reviewCompanyRequest,
} from '@hireyard/contract/backoffice';
import { creditedUnits } from '../domain/billing.ts';
import { addDays } from '../domain/calendar.ts';
import { chanceOf, reachedAt } from './chance.ts';
import { invoiceNumber } from './invoice-number.ts';
import { sentencesOf } from './sentences.ts';
import { AT_ONCE, clientsOf, type Rule, todayOf, type World } from './world.ts';

/** Minutes until a request is reviewed, answered and done. */
const DELAYS = { submitted: [3, 20], inReview: [20, 180], approved: [60, 600] } as const;
/** Share of quotes that are rejected. */
const REJECTED = 0.1;
/** Days of the week that the demo's machines are charged for. */
const WEEK_DAYS = 5;
/** Days for which a proposal is valid. */
const VALID_DAYS = 14;

/** Reviews, answers and completes the clients' requests (DOM-29). */
export const playRequests: Rule = async (world) => {
  const { db, actor, seed, startedAt } = world;
  const waiting = await db
    .selectFrom('request')
    .select(['id', 'status', 'waiting_since'])
    .where('client_id', 'in', clientsOf(world))
    .where('waits_for', '=', 'company')
    .where('status', 'in', ['submitted', 'inReview', 'approved'])
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  let moves = 0;
  for (const { id, status, waiting_since: since } of waiting) {
    const delay = DELAYS[status as keyof typeof DELAYS];
    if (reachedAt(chanceOf(seed, id, status), delay, since ?? startedAt, startedAt) > actor.now) continue;
    const request = await actor.act(getCompanyRequest, { params: { id } });
    if (request && (await step(world, request))) moves += 1;
  }
  return moves;
};

async function step(world: World, request: CompanyRequest): Promise<unknown> {
  const { act } = world.actor;
  const params = { id: request.id };
  switch (request.status) {
    case 'submitted':
      return act(reviewCompanyRequest, { params });
    case 'inReview':
      return answer(world, request);
    default:
      await exchangeBroken(world, request);
      return act(fulfilCompanyRequest, { params });
  }
}

async function answer(world: World, request: CompanyRequest): Promise<unknown> {
  const { actor, company, seed } = world;
  const says = sentencesOf(company.country);
  const params = { id: request.id };
  const answers = request.lines.map(({ id }) => ({ lineId: id, by: 'rental' as const, note: null }));
  if (request.kind !== 'quote') {
    const isCredited = request.kind === 'billing' && (await credit(world, request));
    const comment = isCredited ? says.credited : brokenLineOf(request) ? says.exchange : says.approved;
    return actor.act(approveCompanyRequest, { params, body: { answers, comment } });
  }
  if (chanceOf(seed, request.id, 'rejected') < REJECTED)
    return actor.act(rejectCompanyRequest, { params, body: { reason: says.rejected } });
  const validTo = addDays(todayOf(world), VALID_DAYS);
  return actor.act(quoteCompanyRequest, { params, body: { answers, comment: null, validTo } });
}

/** Returns the id of the broken machine on rent. */
const brokenLineOf = ({ service, subject }: CompanyRequest): string | null =>
  service?.fault === 'breakdown' && subject?.type === 'contractLine' ? subject.id : null;

/** Exchanges the machine. A machine off hire meanwhile is not exchanged. */
async function exchangeBroken({ actor, seed }: World, request: CompanyRequest): Promise<void> {
  const id = brokenLineOf(request);
  if (id === null) return;
  const fleetNumber = String(70_000 + Math.floor(chanceOf(seed, id, 'fleet') * 30_000));
  await actor.act(exchangeLine, {
    params: { id },
    body: { at: actor.now.toISOString(), fleetNumber, serialNumber: null },
  });
}

/** Credits a tenth of the first line of the questioned invoice, in whole days, and one day at least. */
async function credit(world: World, { subject }: CompanyRequest): Promise<boolean> {
  const { db, actor } = world;
  if (subject?.type !== 'document' || subject.documentType !== 'invoice') return false;
  const line = await db
    .selectFrom('document_line')
    .selectAll()
    .where('document_id', '=', subject.id)
    .orderBy('line_no')
    .limit(1)
    .executeTakeFirst();
  if (!line) return false;
  const note = await actor.act(issueCreditNote, {
    params: { id: subject.id },
    body: {
      number: await invoiceNumber(world, 'CN'),
      issuedOn: todayOf(world),
      notify: 'all',
      lines: [
        {
          line: line.contract_line_id,
          text: line.text,
          quantity: creditedUnits(line, WEEK_DAYS),
          unit: line.unit,
          price: line.price,
          vatRate: line.vat_rate,
          period: null,
        },
      ],
    },
  });
  return note !== null;
}
