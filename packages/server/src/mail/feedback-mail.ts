import type { Language } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { branded, type Mail, type MailContext } from './mail.ts';
import type { MailParams } from './queue.ts';
import { fill, MAIL_TEXTS, type MailTexts } from './texts.ts';

/** Language of an operating company that is missing in the application config. */
const DEFAULT_LANGUAGE: Language = 'en-US';

/** Reads feedback with its author and their client. */
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

/** Facts around the feedback: its author and the place in the portal. */
function factsOf(
  row: Selectable<Database['feedback']> & { readonly email: string; readonly customer_number: string },
  { facts }: MailTexts,
): (readonly [string, string])[] {
  const browser = [row.browser, row.system].filter((name) => name !== null).join(', ');
  return [
    [facts.email, row.email],
    [facts.customerNumber, row.customer_number],
    [facts.page, row.page],
    [facts.version, row.portal_version],
    ...(browser ? [[facts.browser, browser] as const] : []),
    ...(row.trace_id ? [[facts.traceId, row.trace_id] as const] : []),
  ];
}

/**
 * Composes a mail to the client's rental contact, whose reply goes to the user. Throws if neither the client nor its
 * operating company has an address. The mail then waits for an address, and the log reports it.
 */
export async function feedback({ feedbackId }: MailParams['feedback'], context: MailContext): Promise<Mail | null> {
  const row = await read(feedbackId, context);
  if (!row) return null;
  const visibleCompany = context.companies.find(({ code }) => code === row.op_co);
  const { name: company, language } = visibleCompany ?? { name: row.company, language: DEFAULT_LANGUAGE };
  const address = row.rental_email || visibleCompany?.contact.email;
  if (!address) throw Object.assign(new Error(), { code: 'NO_RENTAL_CONTACT' });
  const texts = MAIL_TEXTS[language];
  const values = { client: row.client, name: `${row.first_name} ${row.last_name}` };
  const { problem, idea, reported, suggested } = texts.feedback;
  const [subject, text] = row.kind === 'problem' ? [problem, reported] : [idea, suggested];
  return {
    to: { name: company, address },
    language,
    company,
    ...branded(visibleCompany?.brand),
    replyTo: row.email,
    message: {
      subject: fill(subject, values),
      greeting: texts.prospect.greeting,
      paragraphs: [fill(text, values), ...row.body.split(/\n+/)],
      facts: factsOf(row, texts),
      notes: [fill(texts.prospect.reply, values)],
    },
    attachments:
      row.screenshot && row.screenshot_type
        ? [
            {
              name: `screenshot.${row.screenshot_type.replace('image/', '')}`,
              type: row.screenshot_type,
              content: row.screenshot,
            },
          ]
        : [],
  };
}
