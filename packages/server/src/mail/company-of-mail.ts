import type { MailContext } from './mail.ts';
import { senderTo, userBy } from './user-mails.ts';

/** Params of any mail. Each kind has some of them. */
interface AnyParams {
  readonly opCo?: string;
  readonly prospectId?: string;
  readonly feedbackId?: string;
  readonly notificationId?: string;
  readonly clientId?: number;
  readonly userId?: string;
  readonly email?: string;
}

/**
 * Returns the operating company that sends a mail, also if the mail cannot be composed. Null for a mail whose cause is
 * gone, and for one of no company.
 */
export async function companyOfMail(params: AnyParams, context: MailContext): Promise<string | null> {
  const { db, companies } = context;
  if (params.opCo !== undefined) return params.opCo;
  if (params.prospectId !== undefined) {
    const of = db.selectFrom('prospect').where('id', '=', params.prospectId).select('op_co');
    return (await of.executeTakeFirst())?.op_co ?? null;
  }
  const clientId = await clientOf(params, context);
  if (clientId !== undefined) {
    const of = db.selectFrom('corporate_client').where('id', '=', clientId).select('op_co');
    return (await of.executeTakeFirst())?.op_co ?? null;
  }
  const userId = params.userId ?? (params.email && (await userBy(db, 'email', params.email))?.id);
  if (!userId) return null;
  const { sender } = await senderTo(db, userId, null);
  // A person of no client is nobody's but that of the only company.
  const [only, ...others] = companies;
  return sender?.op_co ?? (others.length === 0 ? (only?.code ?? null) : null);
}

async function clientOf(
  { clientId, feedbackId, notificationId }: AnyParams,
  { db }: MailContext,
): Promise<number | undefined> {
  if (clientId !== undefined) return clientId;
  if (feedbackId !== undefined) {
    const of = db.selectFrom('feedback').where('id', '=', feedbackId).select('client_id');
    return (await of.executeTakeFirst())?.client_id;
  }
  if (notificationId === undefined) return undefined;
  const of = db.selectFrom('notification').where('id', '=', notificationId).select('client_id');
  return (await of.executeTakeFirst())?.client_id;
}
