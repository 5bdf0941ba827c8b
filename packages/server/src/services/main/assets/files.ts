import { ATTACHMENTS_MAX, addAssetFiles, removeAssetFile } from '@hireyard/contract';
import { invalid, notFound } from '../../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../../http/route.ts';
import { attach, attachmentsOf } from '../../attachments/index.ts';
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
    const rest = attached.filter((one) => one.id !== call.params.attachmentId);
    if (rest.length === attached.length) throw notFound();
    await attach(
      call,
      { resource: 'asset', id },
      rest.map((one) => one.id),
    );
    return toAsset(id, call);
  }),
];

/** Adds files to an asset. Throws 422 if it would have too many. */
export async function attachTo(call: ClientCall, id: string, ids: readonly string[], pointer: string): Promise<void> {
  const subject = { resource: 'asset', id } as const;
  const all = new Set([...(await attachmentsOf(call.db, subject)).map((one) => one.id), ...ids]);
  if (all.size > ATTACHMENTS_MAX) throw invalid([{ pointer, code: 'too-long', params: { max: ATTACHMENTS_MAX } }]);
  await attach(call, subject, [...all], pointer);
}
