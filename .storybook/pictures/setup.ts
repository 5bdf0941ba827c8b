import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { configure, prettyDOM } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, inject, type TestContext, vi } from 'vitest';
import { schemeAttribute } from '../../packages/ui/src/theme/color-scheme.ts';
import { leaveOutDevelopmentCosts } from '../../scripts/development-costs.ts';
import { type Frame, framesOf, NOW, PAPER, SCHEMES, schemesOf, withoutPicture } from './frames.ts';
import { comparePicture, fitHeight } from './picture.ts';
import { isMoving, reactToSize, resize, setMedia, settle } from './settle.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story under test, set by Storybook's plugin. */
    story?: ComposedStoryFn;
  }
  interface TaskMeta {
    storyId?: string;
    /** Names of this story's pictures, compared in this run or not. A picture that no story names is obsolete. */
    pictures?: string[];
  }
  interface ProvidedContext {
    /** True if this machine renders like the one that took the committed pictures. */
    comparesPictures: boolean;
    /** Compares every story in dark at both widths. */
    everyPicture: boolean;
    /** True if the accessibility addon runs axe by itself. */
    'storybook/test-provided': { a11y: boolean };
  }
}

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

leaveOutDevelopmentCosts({ configure, prettyDOM });

beforeAll(async () => {
  // Loads both font files by a character of each, so that no text changes its width later.
  await document.fonts.load("1rem 'Hanken Grotesk Variable'", 'aő');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true });
});

/**
 * Checks a story after its play function, by picture and axe, at both widths and in both schemes. A story without pictures is
 * checked by axe at its first width, at which it was played.
 */
afterEach(async (context) => {
  try {
    if (context.story && context.task.result?.state !== 'fail') await checkStory(context, context.story);
  } finally {
    vi.useRealTimers();
  }
});

const pictureOf = (story: ComposedStoryFn, { width }: Frame, scheme: string): string =>
  `${story.id.split('--')[1]}-${width}-${scheme}`;

async function checkStory({ task, expect }: TestContext, story: ComposedStoryFn): Promise<void> {
  const none = withoutPicture(story);
  const pictures: string[] = [];
  const findings = focusIn(story);
  const note = (work: Promise<unknown>) => work.catch((error: Error) => findings.push(error.message));
  const before = {
    scheme: document.documentElement.getAttribute(schemeAttribute),
    width: innerWidth,
    height: innerHeight,
  };

  for (const frame of framesOf(story)) {
    if (none || !inject('comparesPictures')) break;
    pictures.push(...schemesOf(story, frame, true).map((scheme) => pictureOf(story, frame, scheme)));
  }
  await reactToSize();
  let checkedHtml: string | undefined;
  for (const frame of framesOf(story)) {
    const { name, width, height } = frame;
    const schemes = schemesOf(story, frame, inject('everyPicture'));
    await setMedia(name === PAPER.name ? 'print' : 'screen');
    await resize(width, height);
    const end = await fitHeight(width, height);
    findings.push(...overflowAt(width));
    if (none && checkedHtml !== undefined) continue;
    const isNew = document.body.innerHTML !== checkedHtml;
    checkedHtml = document.body.innerHTML;
    for (const scheme of SCHEMES) {
      await showIn(scheme);
      findings.push(...motionAt(width, scheme));
      // Skipped after the switch, so that a picture in a single scheme also follows a repaint.
      if (!schemes.includes(scheme)) continue;
      const picture = pictureOf(story, frame, scheme);
      if (pictures.includes(picture)) await note(comparePicture(expect, picture, width, end));
      await note(axe(story, scheme, isNew, schemes));
    }
  }

  // Restores the viewport for the next story, whose layout would otherwise move during its play function.
  await setMedia('screen');
  await resize(before.width, before.height);
  if (before.scheme) document.documentElement.setAttribute(schemeAttribute, before.scheme);
  task.meta.pictures = pictures;
  if (findings.length) throw new Error(findings.join('\n\n'));
}

/** Rules that a change of color scheme can break: a scheme changes CSS variables and nothing else. */
const RULES_OF_COLOR = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** A story that shows a page at rest ends without a focus ring, which belongs to other stories. */
const focusIn = ({ id }: ComposedStoryFn): string[] =>
  id.endsWith('--loaded') && document.activeElement?.matches(':focus-visible')
    ? ['A picture of a loaded page shows no focus ring: end the story without focus.']
    : [];

function overflowAt(width: number): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`At ${width} px the page is ${scrollWidth - clientWidth} px too wide.`] : [];
}

const motionAt = (width: number, scheme: string): string[] =>
  isMoving() ? [`At ${width} px in ${scheme} something still moves: axe would see intermediate colors.`] : [];

/** Switches the scheme by its attribute, without a new render: the theme consists of CSS variables. */
async function showIn(scheme: (typeof SCHEMES)[number]): Promise<void> {
  document.documentElement.setAttribute(schemeAttribute, scheme);
  await settle();
}

/**
 * Runs the accessibility addon's check with the story's settings. In dark it runs color rules alone if light runs all rules,
 * and nothing if the same document was already checked in dark at another width.
 */
async function axe(
  story: ComposedStoryFn,
  scheme: (typeof SCHEMES)[number],
  isNew: boolean,
  schemes: readonly string[],
): Promise<void> {
  const { id, globals } = story;
  const { a11y, ...others } = story.parameters;
  const isAlsoInLight = scheme === 'dark' && schemes.includes('light');
  if (isAlsoInLight && !isNew) return;
  // Passed rules list no elements, because each selector takes time.
  const options = {
    ...a11y.options,
    resultTypes: ['violations'],
    ...(isAlsoInLight ? { runOnly: RULES_OF_COLOR } : {}),
  };
  const parameters = { ...others, a11y: { ...a11y, options } };
  // Findings are thrown. Reports are dropped, because they serve Storybook's panel and would be sent with every test.
  const reporting = { reports: [], addReport: () => {} };
  const context = { id, parameters, globals: { ...globals, a11y: { manual: false } }, reporting, viewMode: 'story' };
  await checkAccessibility(context as Parameters<typeof checkAccessibility>[0]);
}
