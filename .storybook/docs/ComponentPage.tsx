import {
  AnchorMdx,
  Controls,
  Description,
  HeaderMdx,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, type RefObject, use, useRef } from 'react';
import {
  componentName,
  type Documentation,
  type DocumentedComponent,
  type PartName,
} from '../../packages/ui/src/stories/documentation/documentation.ts';
import { loadDocumentation } from '../../packages/ui/src/stories/documentation/modules.ts';
import { partsOf } from '../../packages/ui/src/stories/documentation/parts.ts';
import { Code } from '../../packages/ui/src/stories/documentation/Sentence.tsx';
import type { ComponentDocs } from '../../scripts/component-docs.ts';
import { Accessibility } from './accessibility.tsx';
import { Measures, PartList } from './anatomy.tsx';
import { docsOf } from './arg-types.ts';
import { Part } from './Part.tsx';
import { Standing } from './Standing.tsx';
import { componentOf } from './story-index.ts';
import { OtherComponents, Rows, Sentences } from './text-blocks.tsx';

/** Content by heading; a heading without content is left out. */
type Sections = Record<string, ReactNode>;

/** Docs page of a component: purpose, design, behavior, properties, styling and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const code = docsOf(preparedMeta.component);
  const name = code?.name ?? componentOf(preparedMeta.title);
  const documented = use(loadDocumentation(name));
  const drawing = useRef<HTMLIFrameElement>(null);
  const sections = Object.entries({
    ...(documented && designOf(documented, drawing)),
    Properties: (code ?? documented) && (
      <div style={{ overflowX: 'auto' }}>
        <Controls />
        {!code && <p>Its other properties are those of MUI.</p>}
      </div>
    ),
    Styling: code && stylingOf(code, documented !== undefined),
  } satisfies Sections).filter(([, content]) => content);
  return (
    <>
      <Title />
      <Subtitle />
      {(code ?? documented) && <Standing name={name} module={code?.module ?? MUI_EXPORTS} />}
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

/** File with the components of MUI that the kit exports. */
const MUI_EXPORTS = 'packages/ui/src/mui.ts';

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

function designOf(documented: DocumentedComponent, drawing: RefObject<HTMLIFrameElement | null>): Sections {
  const { name, documentation } = documented;
  const { use: usage, anatomy, behavior, wording, related } = documentation;
  const component = componentName(name);
  const part = (partName: PartName, title: string) => <Part of={component} part={partName} title={title} />;
  return {
    'When to use it': <Use {...usage} />,
    Anatomy: (
      <>
        {/* Loaded at once, because the measures are read from it. */}
        <Part of={component} part="anatomy" title="The parts of the component" ref={drawing} loading="eager" />
        <PartList parts={partsOf(name, anatomy)} />
      </>
    ),
    Variants: documentation.variants && part('variants', 'The kinds of the component'),
    States: part('states', 'The states of the component'),
    Layout: documentation.layout && part('layout', 'The component on a page'),
    'Do and don’t': part('guidance', 'What to do, and what not'),
    Behavior: behavior && <Rows heads={['Subject', 'What happens']} rows={Object.entries(behavior)} />,
    Wording: wording && <Sentences sentences={wording} />,
    Accessibility: <Accessibility documented={documented} />,
    'Measures and colors': <Measures documented={documented} frame={drawing} />,
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

function stylingOf({ theme, slots, tokens }: ComponentDocs, isDrawn: boolean): ReactNode {
  if (!theme) return null;
  const parts = partsOf(theme, { slots: Object.fromEntries(slots.map((slot) => [slot, ''])), elsewhere: slots });
  return (
    <>
      <p>
        Its name in a theme is <Code>{theme}</Code>, for <Code>defaultProps</Code>, <Code>styleOverrides</Code> by part
        and <Code>variants</Code>.
      </p>
      {!isDrawn && <PartList parts={parts} />}
      {tokens.length > 0 && (
        <p>
          It reads{' '}
          {tokens.map((token, index) => (
            <span key={token}>
              {index > 0 && ', '}
              <Code>{token}</Code>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
