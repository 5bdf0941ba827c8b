import { deskPathOf } from '@hireyard/contract/desk';
import { sql } from 'kysely';
import { recipient } from './inbox-mail.ts';
import { branded, type Mail, type MailContext } from './mail.ts';
import type { MailParams } from './queue.ts';
import { fill, MAIL_TEXTS } from './texts.ts';
import { linkTo, userBy } from './user-mails.ts';

/** Comments that a mail has, at most. All stand at the desk. */
const MAX_COMMENTS = 10;

/**
 * Composes the mail about a further comment, or about an order that was canceled, to the depot or the rental contact (OP-65).
 * Throws if there is no address: the mail then waits for one, and the log reports it.
 */
export async function clientNews(params: MailParams['clientNews'], context: MailContext): Promise<Mail | null> {
  const { db, companies } = context;
  const client = await db
    .selectFrom('corporate_client')
    .innerJoin('operating_company', 'operating_company.code', 'corporate_client.op_co')
    .where('corporate_client.id', '=', params.clientId)
    .select(['corporate_client.name', 'customer_number', 'op_co', 'operating_company.name as company', 'language'])
    .executeTakeFirst();
  const told = params.about === 'comment' ? await commented(params, context) : await cancelled(params, context);
  if (!client || !told) return null;
  const visible = companies.find(({ code }) => code === client.op_co);
  const language = visible?.language ?? client.language;
  const { place, address } = await recipient(told.depotId, params.clientId, context);
  const to = address || visible?.contact.email;
  if (!to) throw Object.assign(new Error(), { code: 'NO_RENTAL_CONTACT' });
  const texts = MAIL_TEXTS[language];
  const author = told.authorId === null ? undefined : await userBy(db, 'id', told.authorId);
  const name = author?.status === 'active' ? `${author.first_name} ${author.last_name}` : client.name;
  const values = { place: place ?? client.company, client: client.name, number: told.number, name };
  const { subject, text, action } = texts.clientNews[params.about];
  return {
    to: { name: values.place, address: to },
    language,
    company: client.company,
    ...branded(visible?.brand),
    replyTo: (author?.status === 'active' && author.email) || visible?.contact.email || null,
    message: {
      subject: fill(subject, values),
      greeting: texts.prospect.greeting,
      paragraphs: [fill(text, values), ...told.paragraphs],
      facts: [
        [texts.facts.company, client.name],
        [texts.facts.customerNumber, client.customer_number],
      ],
      action: { label: action, url: linkTo(context, deskPathOf(told.kind, params.id)) },
    },
  };
}

/** Reads the client's comments since the first one that is told. */
async function commented({ id, since }: MailParams['clientNews'], { db }: MailContext) {
  const request = await db
    .selectFrom('request')
    .leftJoin('contract_line', 'contract_line.id', 'request.contract_line_id')
    .innerJoin('corporate_client', 'corporate_client.id', 'request.client_id')
    .where('request.id', '=', id)
    .select(['request.number', 'request.document_id', 'contract_line.depot_id', 'default_depot_id'])
    .executeTakeFirst();
  const comments = await db
    .selectFrom('request_comment')
    .where('request_id', '=', id)
    .where('written_by', 'is not', null)
    .where('written_at', '>=', sql<Date>`${since}::timestamptz`)
    .select(['text', 'written_by'])
    .orderBy('position')
    .limit(MAX_COMMENTS)
    .execute();
  if (!request || comments.length === 0) return null;
  const isDispute = request.document_id !== null;
  const authors = new Set(comments.map((comment) => comment.written_by));
  return {
    kind: isDispute ? ('dispute' as const) : ('request' as const),
    number: request.number,
    depotId: request.depot_id ?? (isDispute ? null : request.default_depot_id),
    authorId: authors.size === 1 ? (comments[0]?.written_by ?? null) : null,
    paragraphs: comments.flatMap(({ text }) => text.split(/\n+/)),
  };
}

async function cancelled({ id }: MailParams['clientNews'], { db }: MailContext) {
  const order = await db
    .selectFrom('rental_order')
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .select(['number', 'depot_id'])
    .executeTakeFirst();
  if (!order) return null;
  const step = db.selectFrom('rental_order_step').where('order_id', '=', id).where('status', '=', 'cancelled');
  const by = await step.select('moved_by').executeTakeFirst();
  return {
    kind: 'order' as const,
    number: order.number,
    depotId: order.depot_id,
    authorId: by?.moved_by ?? null,
    paragraphs: [],
  };
}
