import { dateLocaleOf, type Language, ofClient } from '@hireyard/contract';
import type { Kysely, Selectable } from 'kysely';
import { endOfLink, makeLink } from '../auth/one-time-links.ts';
import type { Database } from '../database/tables.ts';
import { namesFor } from '../privacy/former-user.ts';
import { branded, type Mail, type MailContext } from './mail.ts';
import type { MailParams } from './queue.ts';
import { fill, MAIL_TEXTS } from './texts.ts';

const PRODUCT = 'Hireyard';
export const nameOf = (person: UserRow, language: Language = person.language): string => {
  const { first, last } = namesFor(person, language);
  return `${first} ${last}`;
};
/** Puts the token behind a `#`, so that browsers do not send it and no log stores it. */
export const linkTo = ({ publicUrl }: MailContext, path: string, token?: string) =>
  `${publicUrl}${path}${token === undefined ? '' : `#${token}`}`;

/** Names the client of a page, because a user of several clients may act for another one (RT-10). */
export const linkOf = (context: MailContext, client: { readonly external_uuid: string } | undefined, path: string) =>
  linkTo(context, client ? ofClient(path, client.external_uuid) : path);

/**
 * Returns a user's mail without its message. The sender is the operating company of the given client. A mail about the
 * account comes from the company of a desk account, else from that of the user's first client by name. A client that the
 * user has not accepted decides nothing.
 */
export async function toUser({ db, companies }: MailContext, user: UserRow, clientId: number | null) {
  const { client, sender } = await senderTo(db, user.id, clientId);
  const [byDefault] = companies;
  // Never the address of another company.
  const own = sender ? companies.find(({ code }) => code === sender.op_co) : byDefault;
  return {
    client,
    texts: MAIL_TEXTS[user.language],
    to: { name: nameOf(user), address: user.email },
    language: user.language,
    /** BCP 47 tag of the dates and times. */
    dateLocale: dateLocaleOf(user.language, sender?.country ?? null),
    company: sender?.company ?? byDefault?.name ?? PRODUCT,
    ...branded(own?.brand),
    replyTo: (sender === client && client?.rental_email) || own?.contact.email || null,
  };
}

/** Returns the client of a mail to a user, and the operating company that sends it, if any. */
export async function senderTo(db: Kysely<Database>, userId: string, clientId: number | null) {
  const client = await db
    .selectFrom('membership as m')
    .innerJoin('corporate_client as c', 'c.id', 'm.client_id')
    .innerJoin('operating_company as o', 'o.code', 'c.op_co')
    .select(['c.id', 'c.external_uuid', 'c.name', 'c.rental_email'])
    .select(['o.code as op_co', 'o.name as company', 'o.time_zone', 'o.country'])
    .where('m.user_id', '=', userId)
    .$if(clientId !== null, (query) => query.where('c.id', '=', clientId))
    .$if(clientId === null, (query) => query.where('m.status', '=', 'active').where('c.archived', '=', false))
    .orderBy('c.name')
    .orderBy('c.id')
    .executeTakeFirst();
  return { client, sender: (clientId === null ? await deskOf(db, userId) : undefined) ?? client };
}

/** Returns the operating company whose desk a user works at. */
const deskOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('desk_account as d')
    .innerJoin('operating_company as o', 'o.code', 'd.op_co')
    .select(['o.code as op_co', 'o.name as company', 'o.country'])
    .where('d.user_id', '=', userId)
    .executeTakeFirst();

const USER = ['id', 'email', 'first_name', 'last_name', 'language', 'status'] as const;
type UserRow = Pick<Selectable<Database['app_user']>, (typeof USER)[number]>;
export const userBy = (db: Kysely<Database>, column: 'id' | 'email', value: string) =>
  db.selectFrom('app_user').select(USER).where(column, '=', value).executeTakeFirst();

/** Returns an invitation to a client. Undefined if it was accepted or withdrawn, or has expired. */
function invitationTo({ db, now }: MailContext, { userId, clientId }: MailParams['invitation']) {
  return db
    .selectFrom('membership')
    .select(['first_name', 'last_name', 'invited_language', 'invitation_expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('status', '=', 'invited')
    .where('invitation_expires_at', '>', now)
    .executeTakeFirst();
}

export async function invitation(params: MailParams['invitation'], context: MailContext): Promise<Mail | null> {
  const invited = await invitationTo(context, params);
  if (!invited?.expiresAt) return null;
  const { expiresAt, invited_language: language, ...names } = invited;
  const account = await userBy(context.db, 'id', params.userId);
  if (account?.status !== 'invited' && account?.status !== 'active') return null;
  // A person of the rental company has no client (DK-01). Whoever invites does not learn that the address is one.
  if (await deskOf(context.db, account.id)) return null;
  // Without a password, the account has the names that came with whichever invitation was the first one.
  const user =
    account.status === 'invited' ? { ...account, ...names, language: language ?? account.language } : account;
  const { client, texts, ...mail } = await toUser(context, user, params.clientId);
  if (!client) return null;
  const host = params.invitedBy === null ? undefined : await userBy(context.db, 'id', params.invitedBy);
  const parties = { name: mail.to.name, company: mail.company, client: client.name };
  const values = { ...parties, inviter: host ? `${nameOf(host, user.language)} (${client.name})` : client.name };
  const greeting = fill(texts.greeting, values);
  if (user.status === 'active') {
    const { mail_off: off = [] } =
      (await context.db
        .selectFrom('notification_setting')
        .select('mail_off')
        .where('user_id', '=', user.id)
        .executeTakeFirst()) ?? {};
    if (off.includes('invited')) return null;
    const { subject, text, how, action } = texts.membership;
    const paragraphs = [fill(text, values), fill(how, values)];
    const button = { label: action, url: linkOf(context, client, '/') };
    return { ...mail, message: { subject: fill(subject, values), greeting, paragraphs, action: button } };
  }
  // The link in a late mail expires together with the invitation.
  const link = { userId: user.id, purpose: 'invitation', clientId: params.clientId } as const;
  const token = await makeLink(context.db, link, expiresAt);
  const { subject, text, password, action, until, unexpected } = texts.invitation;
  const date = new Intl.DateTimeFormat(mail.dateLocale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: client.time_zone,
  }).format(expiresAt);
  return {
    ...mail,
    message: {
      subject: fill(subject, values),
      greeting,
      paragraphs: [fill(text, values), password],
      action: { label: action, url: linkTo(context, '/auth/accept-invitation', token) },
      notes: [fill(until, { date }), unexpected],
    },
  };
}

/** Composes no mail for an unknown address, so that the requester does not learn whether a user exists. */
export async function passwordReset(
  { email }: MailParams['passwordReset'],
  context: MailContext,
): Promise<Mail | null> {
  const user = await userBy(context.db, 'email', email);
  if (user?.status !== 'active') return null;
  const { client, texts, ...mail } = await toUser(context, user, null);
  const link = { userId: user.id, purpose: 'reset' } as const;
  const token = await makeLink(context.db, link, endOfLink(link.purpose, context.now));
  const { subject, text, action, once, unexpected } = texts.passwordReset;
  return {
    ...mail,
    message: {
      subject,
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(text, { company: mail.company })],
      action: { label: action, url: linkTo(context, '/auth/reset-password', token) },
      notes: [once, unexpected],
    },
  };
}

export async function passwordChanged(
  { userId }: MailParams['passwordChanged'],
  context: MailContext,
): Promise<Mail | null> {
  const user = await userBy(context.db, 'id', userId);
  if (!user) return null;
  const { client, texts, ...mail } = await toUser(context, user, null);
  const { subject, text, calendars, unexpected, action } = texts.passwordChanged;
  const feed = await context.db
    .selectFrom('calendar_feed')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return {
    ...mail,
    message: {
      subject,
      greeting: fill(texts.greeting, { name: mail.to.name }),
      paragraphs: [fill(text, { company: mail.company }), ...(feed ? [calendars] : []), unexpected],
      action: { label: action, url: linkTo(context, '/auth/forgot-password') },
    },
  };
}
