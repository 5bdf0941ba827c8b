import { lazy, Suspense, useEffect } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import type { LeaveProps } from './LeaveDialog.tsx';

const load = () => withTexts(import('./LeaveDialog.tsx'), 'drafts');
const LeaveDialog = lazy(load);

/** Asks before unsaved changes are lost. Lazy: loaded at the first unsaved change. */
export function LeaveQuestion({ guard, texts }: LeaveProps) {
  const { isGuarding } = guard;
  useEffect(() => {
    if (isGuarding) load().catch(() => undefined);
  }, [isGuarding]);
  return <Suspense>{guard.isAsking && <LeaveDialog guard={guard} {...(texts && { texts })} />}</Suspense>;
}
