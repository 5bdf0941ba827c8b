import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, inject, type TestContext, vi } from 'vitest';
import { schemeAttribute } from '../../packages/ui/src/theme/color-scheme.ts';
import { framesOf, NOW, SCHEMES, withoutPicture } from './frames.ts';
import { comparePicture, fitHeight } from './picture.ts';
import { resize, settle } from './settle.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story under test, as Storybook's plugin leaves it. */
    story?: ComposedStoryFn;
  }
  interface TaskMeta {
    storyId?: string;
    /** Names of the pictures that this story stands on: one that no story names has outlived its story. */
    pictures?: string[];
  }
  interface ProvidedContext {
    /** Whether this machine draws as the committed pictures were drawn. */
    comparesPictures: boolean;
  }
}

// Lazy chunks take their time on a busy machine; a play function that waits in vain fails all the same.
configure({ asyncUtilTimeout: 8_000 });

beforeAll(async () => {
  // Characters of both font files, so that no text changes its width when a letter comes late.
  await document.fonts.load("1rem 'Hanken Grotesk Variable'", 'aő');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true });
});

/** After a story has rendered and played: the same load at both widths and in both schemes, by picture and by axe. */
afterEach(async (context) => {
  try {
    if (context.story && context.task.result?.state !== 'fail') await look(context, context.story);
  } finally {
    vi.useRealTimers();
  }
});

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

  for (const { width, height } of framesOf(story)) {
    await resize(width, height);
    const end = await fitHeight(width, height);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      findings.push(`At ${width} px the page is ${scrollWidth - clientWidth} px too wide.`);
    for (const scheme of SCHEMES) {
      // The theme is CSS variables under this attribute: the other scheme renders nothing again.
      document.documentElement.setAttribute(schemeAttribute, scheme);
      await settle();
      const name = `${story.id.split('--')[1]}-${width}-${scheme}`;
      if (!none && inject('comparesPictures')) {
        pictures.push(name);
        await note(comparePicture(expect, name, width, end));
      }
      await note(axe(story));
    }
  }

  // The next story begins in the same viewport: one that still changed its size would move under its play function.
  await resize(before.width, before.height);
  if (before.scheme) document.documentElement.setAttribute(schemeAttribute, before.scheme);
  task.meta.pictures = pictures;
  if (findings.length) throw new Error(findings.join('\n\n'));
}

/** The accessibility addon's own check with the story's own settings, for what is on the screen now. */
async function axe({ id, parameters, globals, reporting }: ComposedStoryFn): Promise<void> {
  const context = { id, parameters, globals, reporting, viewMode: 'story' };
  await checkAccessibility(context as Parameters<typeof checkAccessibility>[0]);
}
