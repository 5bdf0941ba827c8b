import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { documentationModules } from '../../packages/ui/src/stories/documentation/modules.ts';
import { reviewOf } from './accessibility.tsx';
import { sinceOf, statusOf } from './standing.ts';
import { componentOf, type IndexEntry, storyIndex } from './story-index.ts';
import { Rows } from './text-blocks.tsx';

interface Entry {
  readonly name: string;
  readonly page: IndexEntry;
}

async function loadEntries(): Promise<Entry[]> {
  const index = await storyIndex();
  return index
    .filter(({ type }) => type === 'docs')
    .map((page) => ({ name: componentOf(page.title), page }))
    .filter(({ name }) => documentationModules.has(name));
}

/** Cached, because React’s `use` needs the same promise on every render. */
let entries: Promise<Entry[]> | undefined;

/** Every component with its place, status, first version, and the last review of its accessibility. */
export function ComponentTable() {
  entries ??= loadEntries();
  return (
    <div style={{ overflowX: 'auto' }}>
      <Rows
        heads={['Component', 'Where', 'Status', 'Since', 'Accessibility']}
        rows={use(entries).map(({ name, page }) => [
          // `_top`, because a docs page is a frame within Storybook.
          <AnchorMdx key={name} href={`./?path=/docs/${page.id}`} target="_top">
            {name}
          </AnchorMdx>,
          page.title.split('/').slice(0, -1).join(' / '),
          statusOf(name),
          sinceOf(name),
          reviewOf(name),
        ])}
      />
    </div>
  );
}
