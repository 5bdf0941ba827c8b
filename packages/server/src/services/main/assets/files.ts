import { ATTACHMENTS_MAX, addAssetFiles, removeAssetFile } from '@hireyard/contract';
import { invalid, notFound } from '../../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../../http/route.ts';
import { addFiles, attachmentsOf } from '../../attachments/index.ts';
import { openRow, toAsset } from './detail.ts';

/** Adds and deletes the files of an asset. */
export const assetFileRoutes: Route[] = [
  route(addAssetFiles, async (call) => {
    const { id } = await openRow(call);
    await attachTo(call, id, call.body.attachmentIds, '/attachmentIds');
    return toAsset(id, call);
  }),

  route(removeAssetFile, async (call) => {
    const { id } = await openRow(call);
    const attached = await attachmentsOf(call.db, { resource: 'asset', id });
    if (!attached.some((one) => one.id === call.params.attachmentId)) throw notFound();
    await call.db.remove('attachment', { id: call.params.attachmentId });
    return toAsset(id, call);
  }),
];

/** Adds files to an asset. Throws 422 if it would have too many. */
export async function attachTo(call: ClientCall, id: string, ids: readonly string[], pointer: string): Promise<void> {
  const subject = { resource: 'asset', id } as const;
  // Prevents two concurrent callers from exceeding the maximum together.
  await call.db.lock();
  const before = (await attachmentsOf(call.db, subject)).map((one) => one.id);
  const added = ids.filter((one) => !before.includes(one));
  if (before.length + new Set(added).size > ATTACHMENTS_MAX)
    throw invalid([{ pointer, code: 'too-long', params: { max: ATTACHMENTS_MAX } }]);
  await addFiles(call.db, subject, added, pointer);
}
