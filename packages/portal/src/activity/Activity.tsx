import { Suspense } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import type { ActivityProps } from './ActivityStrip.tsx';

const ActivityStrip = lazyPart(() => withTexts(import('./ActivityStrip.tsx'), 'activity'));

/** The last part of a detail page: who did what with the thing that it shows. */
export function Activity(props: ActivityProps) {
  return (
    <Suspense>
      <ActivityStrip key={props.id} {...props} />
    </Suspense>
  );
}
