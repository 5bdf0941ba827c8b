import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { documentationModules } from '../../packages/ui/src/stories/documentation/modules.ts';
import { sinceOf, statusOf } from './standing.ts';
import { type IndexEntry, storyIndex } from './story-index.ts';
import { Rows } from './text-blocks.tsx';

interface Entry {
  readonly name: string;
  readonly page: IndexEntry;
  readonly accessibility: string;
}

const nameOf = ({ title }: IndexEntry) => title.split('/').at(-1) ?? '';

/** What has been checked of a component, from its stories and its page. */
async function accessibilityOf(name: string, stories: number): Promise<string> {
  const documentation = (await documentationModules.get(name)?.())?.default.documentation;
  return [
    `axe in ${stories} stories`,
    documentation?.keyboard && 'keys described',
    documentation?.screenReader && 'screen readers described',
  ]
    .filter(Boolean)
    .join(' · ');
}

async function loadEntries(): Promise<Entry[]> {
  const index = await storyIndex();
  const storiesOf = Map.groupBy(
    index.filter(({ type }) => type === 'story'),
    ({ title }) => title,
  );
  const pages = index.filter(
    (entry) =>
      entry.type === 'docs' && documentationModules.has(nameOf(entry)) && !entry.title.startsWith('Components/MUI/'),
  );
  return Promise.all(
    pages.map(async (page) => ({
      name: nameOf(page),
      page,
      accessibility: await accessibilityOf(nameOf(page), storiesOf.get(page.title)?.length ?? 0),
    })),
  );
}

/** Cached, because React’s `use` needs the same promise on every render. */
let entries: Promise<Entry[]> | undefined;

/** Every component with its place, status, first version, and what was checked for accessibility. */
export function ComponentTable() {
  entries ??= loadEntries();
  return (
    <div style={{ overflowX: 'auto' }}>
      <Rows
        heads={['Component', 'Where', 'Status', 'Since', 'Accessibility']}
        rows={use(entries).map(({ name, page, accessibility }) => [
          // `_top`, because a docs page is a frame within Storybook.
          <AnchorMdx key={name} href={`./?path=/docs/${page.id}`} target="_top">
            {name}
          </AnchorMdx>,
          page.title.split('/').slice(0, -1).join(' / '),
          statusOf(name),
          sinceOf(name),
          accessibility,
        ])}
      />
    </div>
  );
}
