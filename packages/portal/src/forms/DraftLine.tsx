import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type Notice from './DraftNotice.tsx';
import { loadNotice } from './use-draft.ts';
import type { EndpointForm } from './use-endpoint-form.ts';

/** Optional: the form works without this line. */
const DraftNotice = lazy(() => loadNotice().catch((): { default: typeof Notice } => ({ default: () => <></> })));

/** Shows above the fields that a draft was restored. */
export function DraftLine({ endpointForm }: { endpointForm: Pick<EndpointForm<FieldValues>, 'draft' | 'isUnsaved'> }) {
  const { at, discard } = endpointForm.draft;
  if (at === null || !endpointForm.isUnsaved) return null;
  return (
    <Suspense>
      <DraftNotice at={at} onDiscard={discard} />
    </Suspense>
  );
}
