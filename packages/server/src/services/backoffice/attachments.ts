import { getCompanyAttachment, getCompanyAttachmentThumbnail } from '@hireyard/contract/backoffice';
import { type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { notFound } from '../../http/problem.ts';
import { downloadRoute, type Route } from '../../http/route.ts';
import { attachmentFile, attachmentThumbnail } from '../attachments/index.ts';

/** Files that clients attach to records for the rental company (DOM-18). */
export const companyAttachmentRoutes: Route[] = [
  downloadRoute(getCompanyAttachment, async ({ db, params }) => attachmentFile(db, await sentFile(db, params.id))),
  downloadRoute(getCompanyAttachmentThumbnail, async ({ db, params }) =>
    attachmentThumbnail(db, await sentFile(db, params.id)),
  ),
];

/** Returns the id of a file of an off-hire, or of a request that the company answers. Throws 404 for any other. */
export async function sentFile(db: CompanyDb, id: string): Promise<string> {
  const row = await db
    .selectFrom('attachment')
    .leftJoin('request', 'request.id', 'attachment.resource_id')
    .where('attachment.id', '=', id)
    .where(
      sql<SqlBool>`(attachment.resource = 'offHire' or (attachment.resource = 'request' and request.kind <> 'equipment'))`,
    )
    .select('attachment.id')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.id;
}
