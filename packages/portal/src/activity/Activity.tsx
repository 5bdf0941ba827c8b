import { Suspense } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import type { ActivityProps } from './ActivityStrip.tsx';

const ActivityStrip = lazyPart(() => withTexts(import('./ActivityStrip.tsx'), 'activity'));

/** The last section of a detail page: the activity of the resource. */
export function Activity(props: ActivityProps) {
  return (
    <Suspense>
      <ActivityStrip key={props.id} {...props} />
    </Suspense>
  );
}
