import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../index.ts';
import { ACCESSIBILITY_REVIEWS, type AccessibilityCheck } from '../stories/documentation/accessibility-reviews.ts';
import { documentationModules, loadDocumentation } from '../stories/documentation/modules.ts';
import { spoken } from './spoken.ts';

/** More phrases than show how a component is spoken. */
const ENOUGH = 60;

const sources = import.meta.glob<string>(
  ['../{components,rental}/*/*.stories.tsx', '../{components,rental}/*/*.test.tsx', '../stories/mui/*.stories.tsx'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const sourceOf = (name: string) =>
  Object.entries(sources)
    .filter(([path]) => path.includes(`/${name}/`) || path.endsWith(`/mui/${name}.stories.tsx`))
    .map(([, text]) => text)
    .join('\n');

/** Checks that a component has, by its stories and tests. Each is spoken below. */
function checksOf(name: string): AccessibilityCheck[] {
  const source = sourceOf(name);
  return [
    ...(/^export const \w+: Story/m.test(source) && !source.includes('a11y: { test:') ? (['axe'] as const) : []),
    ...(/\.(keyboard|tab)\(/.test(source) ? (['keyboard'] as const) : []),
    'spoken',
  ];
}

const reviews = new Map(Object.entries(ACCESSIBILITY_REVIEWS));

it('[UI-28] every component has a dated review', () => {
  expect([...reviews.keys()].toSorted()).toEqual([...documentationModules.keys()].toSorted());
  for (const [name, { on }] of reviews) expect(Number.isNaN(Date.parse(on)), name).toBe(false);
});

describe.each([...documentationModules.keys()])('[UI-28] the review of %s', (name) => {
  it('names the checks that are there', () => {
    expect(reviews.get(name)?.by).toEqual(checksOf(name));
  });

  it('has what is spoken of its sample. Accepted by `vitest run -u`', async () => {
    const documented = await loadDocumentation(name);
    if (!documented) throw new Error(`${name} has no documentation.`);
    render(<UiProvider>{createElement(documented.component, documented.documentation.sample)}</UiProvider>);
    let phrases = 0;
    const text = await spoken(document.body, () => ++phrases >= ENOUGH);
    await expect(text).toMatchFileSnapshot(`../stories/documentation/spoken/${name}.txt`);
  });
});
