import { type Language, pathOf } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { offHireFile } from '../documents/files.ts';
import { offHireProof } from '../documents/off-hire-proof.ts';
import type { ClientCall } from '../http/route.ts';
import { offHiresOf } from '../services/main/off-hires/rows.ts';
import { mayRead, namesOf } from '../services/resources.ts';
import type { Mail, MailContext } from './mail.ts';
import { mailDay } from './mail-day.ts';
import { offHireFacts } from './off-hire-facts.ts';
import type { MailParams } from './queue.ts';
import { type Reader, readerOf } from './reader.ts';
import { rentalFacts } from './rental-facts.ts';
import { requestFacts } from './request-facts.ts';
import { fill, type MailTexts } from './texts.ts';
import { linkOf, nameOf, toUser, userBy } from './user-mails.ts';

export type Notice = Selectable<Database['notification']>;
interface Wording {
  readonly subject: string;
  readonly text: string;
}

/** A transition has a text for its new status, so that users need not open the portal for it. */
function wordingOf({ notification: texts }: MailTexts, { kind, status }: Notice): Wording {
  if (kind === 'invited') throw new RangeError('Invited people get the mail of the invitation');
  const wording: Wording & { readonly byStatus?: Readonly<Record<string, Wording>> } = texts[kind];
  return (status !== null && wording.byStatus?.[status]) || wording;
}

interface Reading {
  readonly texts: MailTexts;
  readonly language: Language;
  readonly dateLocale: string;
  /** Scope of the reader. */
  readonly call: ClientCall;
}

/** Facts below the text: machines and site of a rental, path of a request, or the comment on a decided order. */
async function factsOf(
  notice: Notice,
  name: string,
  { texts, language, dateLocale, call }: Reading,
): Promise<(readonly [string, string])[]> {
  const { kind, resource_id: id, status } = notice;
  const { facts } = texts;
  const subject = { resource: notice.resource, id };
  if (kind === 'offHireNumber')
    return [
      ...(await offHireFacts(id, name, { language, dateLocale }, call)),
      ...(await rentalFacts(subject, language, call)).filter(([label]) => label === facts.site),
    ];
  if (subject.resource === 'contract' || subject.resource === 'offHire') return rentalFacts(subject, language, call);
  if (kind === 'requestMoved') return requestFacts(notice, texts, call);
  if (kind !== 'approvalDecided' && !(kind === 'orderMoved' && status === 'rejected')) return [];
  const order = await call.db
    .selectFrom('rental_order')
    .where('id', '=', id)
    .select(['reject_reason', 'decision_comment'])
    .executeTakeFirst();
  // An approver comments, and the rental company may later reject an approved order.
  const words = kind === 'orderMoved' ? order?.reject_reason : order?.decision_comment;
  return words ? [[status === 'rejected' ? facts.reason : facts.comment, words]] : [];
}

/** Attaches the off-hire number as a file. Empty if the off-hire was withdrawn meanwhile. */
async function proofOf(call: ClientCall, id: string, language: Language) {
  const [offHire] = await offHiresOf(call, [id]);
  const proof = offHire && (await offHireProof(call, offHire, language));
  return proof ? [await offHireFile(proof)] : [];
}

/** Composes the mail of a notification, if its recipient may still see the resource. */
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
  // Moved, paid or reassigned meanwhile.
  const day = await mailDay(row, context);
  return name === null || day === null ? null : mailAbout({ row, name, day }, reader, context);
}

export const longDate = (day: Date, dateLocale: string): string =>
  new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** A notification with the name of its resource, and the day that its mail names, if any. */
export interface ListedNotice {
  readonly row: Notice;
  readonly name: string;
  readonly day: Date | '';
}

/** Composes the mail of one notification. */
export async function mailAbout(
  { row, name, day }: ListedNotice,
  { user, call }: Reader,
  context: MailContext,
): Promise<Mail> {
  const { client, texts, ...mail } = await toUser(context, user, row.client_id);
  const actor = row.actor_id === null ? undefined : await userBy(context.db, 'id', row.actor_id);
  const wording = wordingOf(texts, row);
  const values = {
    subject: name,
    actor: actor ? nameOf(actor, mail.language) : mail.company,
    client: client?.name ?? mail.company,
    date: day && longDate(day, mail.dateLocale),
  };
  const subject = { resource: row.resource, id: row.resource_id };
  return {
    ...mail,
    ...(row.kind === 'offHireNumber' && { attachments: await proofOf(call, row.resource_id, mail.language) }),
    message: {
      subject: fill(wording.subject, values),
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(wording.text, values)],
      facts: await factsOf(row, name, { texts, language: mail.language, dateLocale: mail.dateLocale, call }),
      action: { label: texts.notification.action, url: linkOf(context, client, pathOf(subject)) },
      notes: [texts.notification.settings],
    },
  };
}
