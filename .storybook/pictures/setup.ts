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
    /** Names of this story's pictures, compared in this run or not; a picture that no story names is obsolete. */
    pictures?: string[];
  }
  interface ProvidedContext {
    /** Whether this machine renders like the one that took the committed pictures. */
    comparesPictures: boolean;
    /** Compares every story in dark at both widths. */
    everyPicture: boolean;
    /** Whether the accessibility addon runs axe by itself. */
    'storybook/test-provided': { a11y: boolean };
  }
}

// Lazy chunks load slowly on a busy machine; a play function that waits for nothing still fails.
configure({ asyncUtilTimeout: 8_000 });

leaveOutDevelopmentCosts({ configure, prettyDOM });

beforeAll(async () => {
  // Characters of both font files, so that no text changes its width when a font loads late.
  await document.fonts.load("1rem 'Hanken Grotesk Variable'", 'aő');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true });
});

/**
 * After a story has rendered and played: the same page at both widths and in both schemes, checked by picture and axe.
 * A story without pictures is checked by axe at its first width, where it was played.
 */
afterEach(async (context) => {
  try {
    if (context.story && context.task.result?.state !== 'fail') await look(context, context.story);
  } finally {
    vi.useRealTimers();
  }
});

const pictureOf = (story: ComposedStoryFn, { width }: Frame, scheme: string): string =>
  `${story.id.split('--')[1]}-${width}-${scheme}`;

async function look({ task, expect }: TestContext, story: ComposedStoryFn): Promise<void> {
  const none = withoutPicture(story);
  const pictures: string[] = [];
  const findings: string[] = [];
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
  let seen: string | undefined;
  for (const frame of framesOf(story)) {
    const { name, width, height } = frame;
    const schemes = schemesOf(story, frame, inject('everyPicture'));
    await setMedia(name === PAPER.name ? 'print' : 'screen');
    await resize(width, height);
    const end = await fitHeight(width, height);
    findings.push(...overflowAt(width));
    if (none && seen !== undefined) continue;
    const isNew = document.body.innerHTML !== seen;
    seen = document.body.innerHTML;
    for (const scheme of SCHEMES) {
      await showIn(scheme);
      findings.push(...motionAt(width, scheme));
      // After the switch: a picture in one scheme alone follows it as well.
      if (!schemes.includes(scheme)) continue;
      const picture = pictureOf(story, frame, scheme);
      if (pictures.includes(picture)) await note(comparePicture(expect, picture, width, end));
      await note(axe(story, scheme, isNew, schemes));
    }
  }

  // The next story starts in this viewport; if its size still changed, the layout would move during the play function.
  await setMedia('screen');
  await resize(before.width, before.height);
  if (before.scheme) document.documentElement.setAttribute(schemeAttribute, before.scheme);
  task.meta.pictures = pictures;
  if (findings.length) throw new Error(findings.join('\n\n'));
}

/** All that another scheme can break: its colors are CSS variables, and the document stays the same. */
const RULES_OF_COLOR = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

function overflowAt(width: number): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`At ${width} px the page is ${scrollWidth - clientWidth} px too wide.`] : [];
}

const motionAt = (width: number, scheme: string): string[] =>
  isMoving() ? [`At ${width} px in ${scheme} something still moves: axe would see colours on their way.`] : [];

/** The theme is CSS variables under this attribute, so switching the scheme needs no new render. */
async function showIn(scheme: (typeof SCHEMES)[number]): Promise<void> {
  document.documentElement.setAttribute(schemeAttribute, scheme);
  await settle();
}

/**
 * The accessibility addon's own check of what is on the screen now, with the story's own settings: all rules in light, and
 * in dark those of colour, unless the document is the one that has been seen in dark at another width.
 */
async function axe(
  story: ComposedStoryFn,
  scheme: (typeof SCHEMES)[number],
  isNew: boolean,
  schemes: readonly string[],
): Promise<void> {
  const { id, globals } = story;
  const { a11y, ...others } = story.parameters;
  const seenInLightToo = scheme === 'dark' && schemes.includes('light');
  if (seenInLightToo && !isNew) return;
  // Of what passes it lists no elements: each selector of one takes time, and nobody reads it.
  const options = {
    ...a11y.options,
    resultTypes: ['violations'],
    ...(seenInLightToo ? { runOnly: RULES_OF_COLOR } : {}),
  };
  const parameters = { ...others, a11y: { ...a11y, options } };
  // Findings are thrown. Reports are for Storybook's own panel: they would be sent to the runner with every test.
  const reporting = { reports: [], addReport: () => {} };
  const context = { id, parameters, globals: { ...globals, a11y: { manual: false } }, reporting, viewMode: 'story' };
  await checkAccessibility(context as Parameters<typeof checkAccessibility>[0]);
}
