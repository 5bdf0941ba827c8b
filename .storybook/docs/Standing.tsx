import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { ComponentDocs } from '../../scripts/component-docs.ts';
import { reviewOf } from './accessibility.tsx';
import { sinceOf, sourceOf, statusOf } from './standing.ts';

/** Status, first version, accessibility, source, and the story whose address holds the props that the reader sets. */
export function Standing({ name, module }: Pick<ComponentDocs, 'name' | 'module'>) {
  const [story] = useContext(DocsContext).componentStories();
  const facts: readonly (readonly [term: string, fact: ReactNode])[] = [
    ['Status', statusOf(name)],
    ['Since', sinceOf(name)],
    ['Accessibility', reviewOf(name)],
    [
      'Code',
      <AnchorMdx key="code" href={sourceOf(module)} target="_blank">
        Source
      </AnchorMdx>,
    ],
    ...(story
      ? [
          [
            'Try it',
            // `_top`, because a docs page is a frame within Storybook.
            <AnchorMdx key="try" href={`./?path=/story/${story.id}`} target="_top">
              Playground
            </AnchorMdx>,
          ] as const,
        ]
      : []),
  ];
  return (
    <dl
      className="sb-unstyled"
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '12px 32px',
        marginBlock: '0 16px',
        fontSize: 14,
        lineHeight: 1.5,
      }}
    >
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt style={{ margin: 0, padding: 0, fontStyle: 'normal', fontWeight: 400, opacity: 0.75 }}>{term}</dt>
          <dd style={{ margin: 0, padding: 0, fontWeight: 600 }}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
