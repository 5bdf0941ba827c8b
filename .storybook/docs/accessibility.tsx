import { DocsContext, Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import {
  ACCESSIBILITY_REVIEWS,
  type AccessibilityCheck,
  type AccessibilityReview,
} from '../../packages/ui/src/stories/documentation/accessibility-reviews.ts';
import { componentName, type DocumentedComponent } from '../../packages/ui/src/stories/documentation/documentation.ts';
import { Rows, Sentences } from './text-blocks.tsx';

const reviews: Readonly<Record<string, AccessibilityReview | undefined>> = ACCESSIBILITY_REVIEWS;

const spokenFiles = import.meta.glob<string>('../../packages/ui/src/stories/documentation/spoken/*.txt', {
  query: '?raw',
  import: 'default',
});
const loading = new Map<string, Promise<string>>();

/** Returns the same promise each time, for React's `use`. */
function loadSpoken(name: string): Promise<string> {
  const load = spokenFiles[`../../packages/ui/src/stories/documentation/spoken/${name}.txt`];
  const promise = loading.get(name) ?? load?.() ?? Promise.resolve('');
  loading.set(name, promise);
  return promise;
}

const CHECKS: Readonly<Record<AccessibilityCheck, string>> = {
  axe: 'axe found nothing against WCAG 2.2 A and AA in any story, in light and dark.',
  keyboard: 'Its keys are pressed in a play function or a test.',
  spoken: 'A model of a screen reader reads its sample as below. The words are compared at every commit.',
};

/** Day and checks of the last review in one line. */
export function reviewOf(name: string): string {
  const review = reviews[name];
  return review ? `${review.on}: ${review.by.join(', ')}` : 'not reviewed';
}

/** Keys, what screen readers say, and what was checked when. */
export function Accessibility({ documented: { name, documentation } }: { documented: DocumentedComponent }) {
  const { keyboard, screenReader } = documentation;
  return (
    <>
      {keyboard && (
        <>
          <Subheading>Keyboard</Subheading>
          <Rows heads={['Key', 'What it does']} rows={Object.entries(keyboard)} />
        </>
      )}
      {screenReader && (
        <>
          <Subheading>Screen readers</Subheading>
          <Sentences sentences={screenReader} />
        </>
      )}
      <Subheading>Review</Subheading>
      <Review name={componentName(name)} />
    </>
  );
}

/** A reader goes round in a modal dialog: once round is enough. */
const onceRound = (words: string) => /^.*?^end of [^\n]*, modal$/ms.exec(words)?.[0] ?? words;

/** What was checked of a component, when, and how it is spoken. */
function Review({ name }: { name: string }) {
  const stories = useContext(DocsContext).componentStories().length;
  const words = use(loadSpoken(name));
  const review = reviews[name];
  if (!review) return <p>Not reviewed yet.</p>;
  return (
    <>
      <p>
        Reviewed on {review.on}, with {stories} stories. Nobody who uses a screen reader every day has tried it.
      </p>
      <Sentences sentences={review.by.map((check) => CHECKS[check])} />
      {words && (
        <Unstyled>
          <pre style={{ overflow: 'auto', maxBlockSize: 320, fontSize: 13 }}>{onceRound(words)}</pre>
        </Unstyled>
      )}
    </>
  );
}
