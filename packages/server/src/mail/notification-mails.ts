import { type Language, pathOf } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { offHireFile } from '../documents/files.ts';
import { offHireProof } from '../documents/off-hire-proof.ts';
import type { ClientCall } from '../http/route.ts';
import { offHiresOf } from '../services/main/off-hires/rows.ts';
import { mayRead, namesOf } from '../services/resources.ts';
import { dayTold } from './day-told.ts';
import type { Mail, MailContext } from './mail.ts';
import { offHireFacts } from './off-hire-facts.ts';
import type { MailParams } from './queue.ts';
import { type Reader, readerOf } from './reader.ts';
import { requestFacts } from './request-facts.ts';
import { fill, type MailTexts } from './texts.ts';
import { linkTo, nameOf, toUser, userBy } from './user-mails.ts';

export type Notice = Selectable<Database['notification']>;
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
  const row = await context.db
    .selectFrom('notification')
    .selectAll()
    .where('id', '=', notificationId)
    .executeTakeFirst();
  if (!row || row.kind === 'invited') return null;
  const reader = await readerOf(context, row.user_id, row.client_id);
  if (!reader || !mayRead(reader.call.scope, row.resource)) return null;
  const subject = { resource: row.resource, id: row.resource_id };
  const { name } = (await namesOf(reader.call.db, [subject]))(subject);
  // Moved, paid or given to another meanwhile.
  const day = await dayTold(row, context);
  return name === null || day === null ? null : mailAbout({ row, name, day }, reader, context);
}

export const longDate = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** Something to tell of: by its name, with the day that its mail names where it names one. */
export interface Tidings {
  readonly row: Notice;
  readonly name: string;
  readonly day: Date | '';
}

/** The mail of one notification. */
export async function mailAbout(
  { row, name, day }: Tidings,
  { user, call }: Reader,
  context: MailContext,
): Promise<Mail> {
  const { client, texts, ...mail } = await toUser(context, user, row.client_id);
  const actor = row.actor_id === null ? undefined : await userBy(context.db, 'id', row.actor_id);
  const told = toldOf(texts, row);
  const values = {
    subject: name,
    actor: actor ? nameOf(actor, mail.language) : mail.company,
    client: client?.name ?? mail.company,
    date: day && longDate(day, mail.language),
  };
  const subject = { resource: row.resource, id: row.resource_id };
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
