import { createFeedback } from '@hireyard/contract';
import { countAttempt, FEEDBACK } from '../../auth/attempts.ts';
import { describeDevice } from '../../auth/device.ts';
import type { ClientDb } from '../../database/client/client-db.ts';
import { embeddedFiles, type FileStore } from '../../files/file-store.ts';
import { invalid } from '../../http/problem.ts';
import { accountsRoute, type Route } from '../../http/route.ts';
import { queueMail } from '../../mail/queue.ts';

/** Stores feedback of users and mails it to the rental contact (NAV-04). */
export const feedbackRoutes: Route[] = [
  accountsRoute(createFeedback, async ({ accounts, db, scope, body, now, userAgent, files = embeddedFiles }) => {
    await countAttempt(accounts, FEEDBACK, scope.userId, now);
    const feedbackId = crypto.randomUUID();
    await accounts
      .insertInto('feedback')
      .values({
        id: feedbackId,
        client_id: scope.clientId,
        user_id: scope.userId,
        kind: body.kind,
        body: body.text,
        page: body.page,
        portal_version: body.version,
        trace_id: body.traceId,
        ...describeDevice(userAgent),
        ...(body.screenshotId !== null && (await takeScreenshot(db, files, body.screenshotId))),
        created_at: now,
      })
      .execute();
    await queueMail(accounts, { template: 'feedback', params: { feedbackId } }, now);
    return undefined;
  }),
];

/** Links the screenshot, an unused file of the caller, to the feedback. */
async function takeScreenshot(db: ClientDb, files: Pick<FileStore, 'get'>, id: string) {
  const row = await db
    .selectFrom('attachment')
    .where('id', '=', id)
    .select(['resource', 'media_type'])
    .executeTakeFirst();
  if (!row || row.resource !== null || !row.media_type.startsWith('image/')) {
    throw invalid([{ pointer: '/screenshotId', code: 'reference' }]);
  }
  const kept = await db
    .selectFrom('attachment_file')
    .where('attachment_id', '=', id)
    .select(['content', 'content_key as key'])
    .executeTakeFirstOrThrow();
  const content = await files.get(kept);
  await db.remove('attachment', { id });
  return { screenshot: content, screenshot_type: row.media_type };
}
