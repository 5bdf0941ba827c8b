import { type Language, pathOf } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import { clientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import { offHireFile } from '../documents/files.ts';
import { offHireProof } from '../documents/off-hire-proof.ts';
import { readClientScope } from '../http/client-scope.ts';
import { ProblemError } from '../http/problem.ts';
import type { ClientCall } from '../http/route.ts';
import { offHiresOf } from '../services/main/off-hires/rows.ts';
import { mayRead, namesOf } from '../services/resources.ts';
import { dayTold } from './day-told.ts';
import type { Mail, MailContext } from './mail.ts';
import { offHireFacts } from './off-hire-facts.ts';
import type { MailParams } from './queue.ts';
import { requestFacts } from './request-facts.ts';
import { fill, type MailTexts } from './texts.ts';
import { linkTo, nameOf, toUser, userBy } from './user-mails.ts';

type Notice = Selectable<Database['notification']>;
interface Told {
  readonly subject: string;
  readonly text: string;
}

/** A move says where to, so that nobody has to open the portal for it. */
function toldOf({ notification: texts }: MailTexts, { kind, status }: Notice): Told {
  if (kind === 'invited') throw new RangeError('Invited people get the mail of the invitation');
  const told: Told & { readonly byStatus?: Readonly<Record<string, Told>> } = texts[kind];
  return (status !== null && told.byStatus?.[status]) || told;
}

interface Reading {
  readonly texts: MailTexts;
  readonly language: Language;
  /** What the reader sees. */
  readonly call: ClientCall;
}

/** What stands below the text: the machines of an off-hire, the way of a request, or the words of whoever decided on an order. */
async function factsOf(
  notice: Notice,
  name: string,
  { texts, language, call }: Reading,
): Promise<(readonly [string, string])[]> {
  const { kind, resource_id: id, status } = notice;
  const { facts } = texts;
  if (kind === 'offHireNumber') return offHireFacts(id, name, language, call);
  if (kind === 'requestMoved') return requestFacts(notice, texts, call);
  if (kind !== 'approvalDecided' && !(kind === 'orderMoved' && status === 'rejected')) return [];
  const order = await call.db
    .selectFrom('rental_order')
    .where('id', '=', id)
    .select(['reject_reason', 'decision_comment'])
    .executeTakeFirst();
  // An approver says one thing, and the rental company may reject what was approved.
  const words = kind === 'orderMoved' ? order?.reject_reason : order?.decision_comment;
  return words ? [[status === 'rejected' ? facts.reason : facts.comment, words]] : [];
}

/** The number as a file that can be kept; nothing where it was withdrawn meanwhile. */
async function proofOf(call: ClientCall, id: string, language: Language) {
  const [offHire] = await offHiresOf(call, [id]);
  const proof = offHire && (await offHireProof(call, offHire, language));
  return proof ? [await offHireFile(proof)] : [];
}

/** What happened, to who may still see it when it is sent. */
export async function notification(
  { notificationId }: MailParams['notification'],
  context: MailContext,
): Promise<Mail | null> {
  const { db, now } = context;
  const row = await db
    .selectFrom('notification as n')
    .innerJoin('corporate_client as c', 'c.id', 'n.client_id')
    .selectAll('n')
    .select('c.external_uuid')
    .where('n.id', '=', notificationId)
    .executeTakeFirst();
  if (!row || row.kind === 'invited') return null;
  const user = await userBy(db, 'id', row.user_id);
  if (user?.status !== 'active') return null;
  const scope = await readClientScope(db, user.id, row.external_uuid).catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });
  if (!scope || !mayRead(scope, row.resource)) return null;
  const subject = { resource: row.resource, id: row.resource_id };
  const call = { db: clientDb(db, scope, now), scope, now };
  const { name } = (await namesOf(call.db, [subject]))(subject);
  if (name === null) return null;
  const { client, texts, ...mail } = await toUser(context, user, row.client_id);
  const actor = row.actor_id === null ? undefined : await userBy(db, 'id', row.actor_id);
  const told = toldOf(texts, row);
  const day = await dayTold(row, context);
  // Moved, paid or given to another meanwhile.
  if (day === null) return null;
  const date = day && new Intl.DateTimeFormat(mail.language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  const values = {
    subject: name,
    actor: actor ? nameOf(actor, mail.language) : mail.company,
    client: client?.name ?? mail.company,
    date,
  };
  return {
    ...mail,
    ...(row.kind === 'offHireNumber' && { attachments: await proofOf(call, row.resource_id, mail.language) }),
    message: {
      subject: fill(told.subject, values),
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(told.text, values)],
      facts: await factsOf(row, name, { texts, language: mail.language, call }),
      action: { label: texts.notification.action, url: linkTo(context, pathOf(subject)) },
      notes: [texts.notification.settings],
    },
  };
}
