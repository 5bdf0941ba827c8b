import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { compareExactly } from '../.storybook/pictures/comparator.ts';
import { framesOf, schemesOf } from '../.storybook/pictures/frames.ts';
import { picturesWithoutStory } from './story-pictures.ts';

const grey = (width: number, height: number) => ({
  data: new Uint8Array(width * height * 4).fill(200),
  metadata: { width, height },
});
const compare = (actual: ReturnType<typeof grey>) => compareExactly(grey(4, 3), actual, { createDiff: true });

describe('a picture', () => {
  it('[UI-05] is unlike the committed one by a single pixel', () => {
    const actual = grey(4, 3);
    actual.data[5 * 4 + 1] = 203;
    const { pass, diff, message } = compare(actual);
    expect(pass).toBe(false);
    expect(message).toBe('1 of 12 pixels have changed.');
    expect([...(diff?.slice(20, 24) ?? [])]).toEqual([208, 0, 80, 255]);
    expect([...(diff?.slice(16, 20) ?? [])]).toEqual([241, 241, 241, 255]);
  });

  it('is like it when channels were rounded apart', () => {
    const actual = grey(4, 3);
    actual.data.fill(202);
    expect(compare(actual).pass).toBe(true);
  });

  it('[UI-05] is unlike one of another size, with the difference to look at', () => {
    const { pass, diff, message } = compare(grey(4, 2));
    expect(pass).toBe(false);
    expect(diff).toHaveLength(48);
    expect(message).toBe('It was 4×3 and is 4×2. 4 of 12 pixels have changed.');
    expect(compare(grey(5, 3)).pass).toBe(false);
  });
});

describe('a story', () => {
  const widths = (parameters: object, globals: object) =>
    framesOf({ parameters: { ...parameters }, globals: { ...globals } }).map(({ width }) => width);

  it('[UI-05] is seen at both widths, unless it says that it has only one', () => {
    expect(widths({}, {})).toEqual([1440, 375]);
    expect(widths({}, { viewport: { value: 'tablet' } })).toEqual([1440, 375]);
    expect(widths({ pictures: { only: 'phone' } }, {})).toEqual([375]);
    expect(widths({}, { viewport: { value: 'phone' } })).toEqual([375]);
    expect(widths({}, { viewport: { value: 'desktop' } })).toEqual([1440]);
  });

  it('[UI-05] is compared in dark at the first width and in light at the last, and in both with every picture', () => {
    const schemes = (parameters: object, globals: object, everyPicture: boolean) => {
      const story = { parameters: { ...parameters }, globals: { ...globals } };
      return framesOf(story).map((frame) => schemesOf(story, frame, everyPicture));
    };
    const both = ['dark', 'light'];
    expect(schemes({}, {}, false)).toEqual([['dark'], ['light']]);
    expect(schemes({}, {}, true)).toEqual([both, both]);
    expect(schemes({ pictures: { only: 'phone' } }, {}, false)).toEqual([['light']]);
    expect(schemes({ pictures: { only: 'phone' } }, {}, true)).toEqual([both]);
    expect(schemes({ pictures: { scheme: 'light' } }, {}, true)).toEqual([['light'], ['light']]);
    expect(schemes({}, { direction: 'rtl' }, true)).toEqual([['light'], ['light']]);
  });

  it('[UI-05] keeps its pictures when it has not run to its end', () => {
    const file = 'packages/ui/src/components/Logo/Logo.stories.tsx';
    const obsolete = (status: 'passed' | 'failed', stories: number) =>
      picturesWithoutStory(
        [file],
        new Map([[file, { name: file, status, assertionResults: Array(stories).fill({ status, meta: {} }) }]]),
      ).filter((picture) => picture.includes('/Logo/'));
    expect(obsolete('failed', 1)).toEqual([]);
    expect(obsolete('passed', 0)).toEqual([]);
    expect(obsolete('passed', 1)).not.toEqual([]);
  });
});

describe('Chromatic', () => {
  it('[UI-05] is skipped with a sentence where no token is set', () => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ['scripts/chromatic.ts'], { env, encoding: 'utf8' });
    expect(stdout).toBe('Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.\n');
    expect(status).toBe(0);
  });
});
