import {
  AnchorMdx,
  Controls,
  Description,
  DocsContext,
  HeaderMdx,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, use, useContext } from 'react';
import type {
  Documentation,
  DocumentedComponent,
  PartName,
} from '../../packages/ui/src/stories/documentation/documentation.ts';
import { drawnSlots } from '../../packages/ui/src/stories/documentation/drawn-slots.ts';
import { loadDocumentation } from '../../packages/ui/src/stories/documentation/modules.ts';
import type { ComponentDocs } from '../../scripts/component-docs.ts';
import { Accessibility } from './accessibility.tsx';
import { docsOf } from './arg-types.ts';
import { addressOf, Frame } from './Frame.tsx';
import { sinceOf, sourceOf, statusOf } from './standing.ts';
import { OtherComponents, Rows, Sentences } from './text-blocks.tsx';

const PART = 'documentation-part--drawing';

/** Content by heading; a heading without content is left out. */
type Sections = Record<string, ReactNode>;

/** Docs page of a component: purpose, design, behavior, properties, styling and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const code = docsOf(preparedMeta.component);
  const documented = use(loadDocumentation(code?.name ?? ''));
  const sections = Object.entries({
    ...(documented && designOf(documented)),
    Accessibility: documented && <Accessibility name={documented.name.slice(2)} />,
    Properties: code && (
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
    ),
    Styling: code && stylingOf(code, documented !== undefined),
  } satisfies Sections).filter(([, content]) => content);
  return (
    <>
      <Title />
      <Subtitle />
      {code && <Standing name={code.name} module={code.module} />}
      <Description of="meta" />
      {documented?.documentation.notes && <Markdown>{documented.documentation.notes}</Markdown>}
      {documented && <Contents titles={[...sections.map(([title]) => title), 'Stories']} />}
      <Primary />
      {sections.map(([title, content]) => (
        <Fragment key={title}>
          <HeaderMdx as="h2" id={idOf(title)}>
            {title}
          </HeaderMdx>
          {content}
        </Fragment>
      ))}
      <Stories
        includePrimary={false}
        title={
          <HeaderMdx as="h2" id="stories">
            Stories
          </HeaderMdx>
        }
      />
    </>
  );
}

/** Status, first version, source, and the story whose address holds the props that the reader sets. */
function Standing({ name, module }: Pick<ComponentDocs, 'name' | 'module'>) {
  const [story] = useContext(DocsContext).componentStories();
  return (
    <p>
      {statusOf(name)} · since {sinceOf(name)} ·{' '}
      <AnchorMdx href={sourceOf(module)} target="_blank">
        Source
      </AnchorMdx>
      {story && (
        <>
          {' · '}
          {/* `_top`, because a docs page is a frame within Storybook. */}
          <AnchorMdx href={`./?path=/story/${story.id}`} target="_top">
            Playground
          </AnchorMdx>
        </>
      )}
    </p>
  );
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-');

function Contents({ titles }: { titles: readonly string[] }) {
  return (
    <nav
      aria-label="On this page"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBlock: 16, fontSize: 14 }}
    >
      {titles.map((title) => (
        <AnchorMdx key={title} href={`#${idOf(title)}`} target="_self">
          {title}
        </AnchorMdx>
      ))}
    </nav>
  );
}

function designOf({ name, documentation }: DocumentedComponent): Sections {
  const { use: usage, anatomy, behavior, wording, keyboard, screenReader, related } = documentation;
  const part = (partName: PartName, title: string) => <Part component={name.slice(2)} part={partName} title={title} />;
  return {
    'When to use it': <Use {...usage} />,
    Anatomy: (
      <>
        {part('anatomy', 'The parts of the component')}
        <SlotList theme={name} slots={Object.entries(anatomy.slots)} elsewhere={anatomy.elsewhere} />
      </>
    ),
    States: part('states', 'The states of the component'),
    'Do and don’t': part('guidance', 'What to do, and what not'),
    Behavior: behavior && <Rows heads={['Subject', 'What happens']} rows={Object.entries(behavior)} />,
    Wording: wording && <Sentences sentences={wording} />,
    Keyboard: keyboard && <Rows heads={['Key', 'What it does']} rows={Object.entries(keyboard)} />,
    'Screen readers': screenReader && <Sentences sentences={screenReader} />,
    'Related components': related && <OtherComponents head="What it has to do with it" components={related} />,
  };
}

function Use({ when, instead }: Documentation['use']) {
  return (
    <>
      <Sentences sentences={when} />
      {instead && (
        <>
          <Subheading>Use another one</Subheading>
          <OtherComponents head="When" components={instead} />
        </>
      )}
    </>
  );
}

function Part({ component, part, title }: { component: string; part: PartName; title: string }) {
  const docs = useContext(DocsContext);
  const [story] = docs.componentStories();
  if (!story) return null;
  const { userGlobals } = docs.getStoryContext(story) as unknown as { userGlobals: Record<string, unknown> };
  return (
    <div
      className="sb-unstyled"
      style={{ marginBlock: 16, border: '1px solid rgb(128 140 150 / 0.3)', borderRadius: 4 }}
    >
      <Frame
        title={title}
        data-part={part}
        src={addressOf({ id: PART, globals: userGlobals, args: { of: component, part } })}
      />
    </div>
  );
}

interface SlotListProps {
  readonly theme: string;
  readonly slots: readonly (readonly [slot: string, description: string])[];
  /** Parts that the drawing does not show, which have no number. */
  readonly elsewhere?: readonly string[] | undefined;
}

/** Table of the parts, numbered as in the drawing, with their CSS classes. */
function SlotList({ theme, slots, elsewhere }: SlotListProps) {
  const drawn = drawnSlots(
    slots.map(([slot]) => slot),
    elsewhere,
  );
  return (
    <Rows
      heads={['', 'Part', 'Class', 'What it is']}
      rows={slots.map(([slot, description]) => [
        drawn.includes(slot) ? `${drawn.indexOf(slot) + 1}` : '',
        slot,
        <code key={slot} style={{ overflowWrap: 'anywhere' }}>{`.${theme}-${slot}`}</code>,
        description,
      ])}
    />
  );
}

function stylingOf({ theme, slots, tokens }: ComponentDocs, isDrawn: boolean): ReactNode {
  if (!theme) return null;
  return (
    <>
      <p>
        Its name in a theme is <code>{theme}</code>, for <code>defaultProps</code>, <code>styleOverrides</code> by part
        and <code>variants</code>.
      </p>
      {!isDrawn && <SlotList theme={theme} slots={slots.map((slot) => [slot, ''])} />}
      {tokens.length > 0 && (
        <p>
          It reads{' '}
          {tokens.map((token, index) => (
            <span key={token}>
              {index > 0 && ', '}
              <code>{token}</code>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
