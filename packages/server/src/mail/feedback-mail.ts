import type { Language } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Mail, MailContext } from './mail.ts';
import type { MailParams } from './queue.ts';
import { fill, MAIL_TEXTS, type MailTexts } from './texts.ts';

/** Of an operating company that the application config does not list. */
const DEFAULT_LANGUAGE: Language = 'en-US';

/** What was written, with its writer and their client. */
const read = (id: string, { db }: MailContext) =>
  db
    .selectFrom('feedback as f')
    .innerJoin('app_user as u', 'u.id', 'f.user_id')
    .innerJoin('corporate_client as c', 'c.id', 'f.client_id')
    .innerJoin('operating_company as o', 'o.code', 'c.op_co')
    .where('f.id', '=', id)
    .selectAll('f')
    .select(['u.first_name', 'u.last_name', 'u.email', 'c.name as client', 'c.customer_number'])
    .select(['c.op_co', 'c.rental_email', 'o.name as company'])
    .executeTakeFirst();

/** Around it: who wrote it, and where in the portal. */
function factsOf(
  found: Selectable<Database['feedback']> & { readonly email: string; readonly customer_number: string },
  { facts }: MailTexts,
): (readonly [string, string])[] {
  const browser = [found.browser, found.system].filter((name) => name !== null).join(', ');
  return [
    [facts.email, found.email],
    [facts.customerNumber, found.customer_number],
    [facts.page, found.page],
    [facts.version, found.portal_version],
    ...(browser ? [[facts.browser, browser] as const] : []),
    ...(found.trace_id ? [[facts.traceId, found.trace_id] as const] : []),
  ];
}

/**
 * To the client's rental contact, whose answer goes to the user. Throws where neither the client nor its operating company
 * has an address, so that the mail waits until one has, and the log says so.
 */
export async function feedback({ feedbackId }: MailParams['feedback'], context: MailContext): Promise<Mail | null> {
  const found = await read(feedbackId, context);
  if (!found) return null;
  const shown = context.companies.find(({ code }) => code === found.op_co);
  const { name: company, language } = shown ?? { name: found.company, language: DEFAULT_LANGUAGE };
  const address = found.rental_email || shown?.contact.email;
  if (!address) throw Object.assign(new Error(), { code: 'NO_RENTAL_CONTACT' });
  const texts = MAIL_TEXTS[language];
  const values = { client: found.client, name: `${found.first_name} ${found.last_name}` };
  const { problem, idea, reported, suggested } = texts.feedback;
  const [subject, text] = found.kind === 'problem' ? [problem, reported] : [idea, suggested];
  return {
    to: { name: company, address },
    language,
    company,
    replyTo: found.email,
    message: {
      subject: fill(subject, values),
      greeting: texts.prospect.greeting,
      paragraphs: [fill(text, values), ...found.body.split(/\n+/)],
      facts: factsOf(found, texts),
      notes: [fill(texts.prospect.reply, values)],
    },
    attachments:
      found.screenshot && found.screenshot_type
        ? [
            {
              name: `screenshot.${found.screenshot_type.replace('image/', '')}`,
              type: found.screenshot_type,
              content: found.screenshot,
            },
          ]
        : [],
  };
}
