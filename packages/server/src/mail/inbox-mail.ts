import { dateLocaleOf } from '@hireyard/contract';
import type { InboxEntry } from '@hireyard/contract/backoffice';
import { deskPathOf } from '@hireyard/contract/desk';
import { companyDb } from '../database/client/company-db.ts';
import { entriesOf } from '../services/backoffice/inbox.ts';
import { type InboxRow, inboxRows } from '../services/backoffice/inbox-rows.ts';
import { branded, type Mail, type MailContext } from './mail.ts';
import type { MailParams } from './queue.ts';
import { fill, MAIL_TEXTS, type MailTexts } from './texts.ts';
import { timesIn } from './times.ts';
import { linkTo, userBy } from './user-mails.ts';

/** Number of entries that a mail lists. */
const MAX_LISTED = 20;

/**
 * Composes the mail about entries that nobody at the rental company has acknowledged, to their depot or to the rental
 * contact. Null if each was acknowledged or handled meanwhile. Throws if there is no address: the mail then waits for
 * one, and the log reports it.
 */
export async function inbox(
  { opCo, depotId, clientId, entries }: MailParams['inbox'],
  context: MailContext,
): Promise<Mail | null> {
  const { db, now, companies } = context;
  const company = await db
    .selectFrom('operating_company')
    .where('code', '=', opCo)
    .select(['name', 'language', 'country', 'time_zone', 'inbox_mail_minutes'])
    .executeTakeFirst();
  if (!company) return null;
  const visible = companies.find(({ code }) => code === opCo);
  const language = visible?.language ?? company.language;
  const call = { db: { ...companyDb(db, opCo, now), language }, now };
  const rows = await inboxRows(call.db, now)
    .where('entry.id', 'in', entries)
    .where('seen.acknowledged_at', 'is', null)
    .orderBy('entry.urgency')
    .orderBy('entry.since')
    .orderBy('entry.id')
    .execute();
  const [first] = rows;
  if (!first) return null;

  const { place, address } = await recipient(depotId, clientId, context);
  const to = address || visible?.contact.email;
  if (!to) throw Object.assign(new Error(), { code: 'NO_RENTAL_CONTACT' });
  const listed = await entriesOf(call, rows.slice(0, MAX_LISTED));
  const texts = MAIL_TEXTS[language];
  const wording = texts.inbox;
  const isUnsafe = first.urgency === 0;
  const author = await onlyAuthor(rows, context);
  const values = {
    place: place ?? company.name,
    client: listed[0]?.client.name ?? '',
    count: new Intl.NumberFormat(language).format(rows.length),
    minutes: new Intl.NumberFormat(language).format(company.inbox_mail_minutes ?? 0),
  };
  const time = timesIn(dateLocaleOf(language, company.country), company.time_zone);
  const further = rows.length - listed.length;
  return {
    to: { name: place ?? company.name, address: to },
    language,
    company: company.name,
    ...branded(visible?.brand),
    replyTo: author?.email ?? visible?.contact.email ?? null,
    message: {
      subject: fill(isUnsafe ? wording.unsafeSubject : wording.subject, values),
      greeting: texts.prospect.greeting,
      paragraphs: [isUnsafe ? wording.unsafe : fill(wording.text, values)],
      tables: listed.map((entry) => ({
        caption: captionOf(entry, wording),
        facts: factsOf(entry, texts, time),
        url: linkTo(context, deskPathOf(entry.kind, entry.id)),
      })),
      notes: [
        ...(further > 0 ? [fill(wording.further, { count: new Intl.NumberFormat(language).format(further) })] : []),
        ...(author ? [fill(texts.prospect.reply, { name: `${author.first_name} ${author.last_name}` })] : []),
        wording.once,
      ],
    },
  };
}

/** Returns the depot, or the rental contact of a client where there is none. The address can be empty. */
export async function recipient(depotId: string | null, clientId: number, { db }: MailContext) {
  const depot =
    depotId === null
      ? undefined
      : await db.selectFrom('depot').where('id', '=', depotId).select(['name', 'email']).executeTakeFirst();
  if (depot) return { place: depot.name, address: depot.email };
  const client = await db
    .selectFrom('corporate_client')
    .where('id', '=', clientId)
    .select('rental_email')
    .executeTakeFirst();
  return { place: null, address: client?.rental_email ?? '' };
}

/** Returns the user who has written all of these entries, to whom a reply goes. */
async function onlyAuthor(rows: readonly InboxRow[], { db }: MailContext) {
  const [id, ...others] = new Set(rows.map((row) => row.author_id));
  const author = id && others.length === 0 ? await userBy(db, 'id', id) : undefined;
  return author?.status === 'active' ? author : undefined;
}

type Wording = MailTexts['inbox'];

export const captionOf = ({ kind, number, client }: InboxEntry, wording: Wording): string =>
  [[wording.kinds[kind], number].filter(Boolean).join(' '), client.name, client.customerNumber].join(' · ');

/** Facts of an entry: fault, machines, place and waiting time. */
export function factsOf(
  entry: InboxEntry,
  { facts, inbox: wording }: MailTexts,
  time: Intl.DateTimeFormat,
): (readonly [string, string])[] {
  const { service, title, document, machines, machineCount, site, project, attachments, waitingSince } = entry;
  const fault = service && [wording.faults[service.fault], service.safeToUse ? '' : wording.notSafe];
  const further = machineCount - machines.length;
  const all: readonly (readonly [string, string | null | undefined])[] = [
    [facts.reason, fault?.filter(Boolean).join(' · ')],
    [wording.about, [title, document?.name].filter(Boolean).join(' · ')],
    ...machines.map((machine) => [facts.machine, machineOf(machine)] as const),
    [facts.machine, further > 0 ? `+${further}` : null],
    [facts.site, [site, project?.name].filter(Boolean).join(' · ')],
    [wording.files, attachments.length > 0 ? String(attachments.length) : null],
    [wording.waiting, time.format(new Date(waitingSince))],
  ];
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

const machineOf = ({ name, fleetNumber, quantity }: InboxEntry['machines'][number]): string =>
  [quantity > 1 ? `${quantity} × ${name}` : name, fleetNumber].filter(Boolean).join(' · ');
