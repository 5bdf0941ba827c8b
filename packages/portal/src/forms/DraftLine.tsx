import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type Notice from './DraftNotice.tsx';
import { loadNotice } from './use-draft.ts';
import type { EndpointForm } from './use-endpoint-form.ts';

/** Without it the form still works. */
const DraftNotice = lazy(() => loadNotice().catch((): { default: typeof Notice } => ({ default: () => <></> })));

/** Above the fields of a form in which something was put back. */
export function DraftLine<Values extends FieldValues>({ endpointForm }: { endpointForm: EndpointForm<Values> }) {
  const { at, discard } = endpointForm.draft;
  if (at === null || !endpointForm.isUnsaved) return null;
  return (
    <Suspense>
      <DraftNotice at={at} onDiscard={discard} />
    </Suspense>
  );
}
