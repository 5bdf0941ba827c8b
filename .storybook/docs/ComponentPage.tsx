import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useContext } from 'react';
import type { DocumentedComponent, PartName } from '../../packages/ui/src/stories/documentation/documentation.ts';
import { loadDocumentation } from '../../packages/ui/src/stories/documentation/modules.ts';
import { docsOf } from './arg-types.ts';
import { addressOf, Frame } from './Frame.tsx';

const PART = 'documentation-part--drawing';

/** The page of every component: what it is, how it looks, when to use it, how to operate it, and all of its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const code = docsOf(preparedMeta.component);
  const documented = use(loadDocumentation(code?.name ?? ''));
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {documented?.documentation.notes && <Markdown>{documented.documentation.notes}</Markdown>}
      <Primary />
      {documented && <Design {...documented} />}
      {code && (
        <>
          <Heading>Properties</Heading>
          <Controls />
        </>
      )}
      {code?.theme && (
        <Styling theme={code.theme} tokens={code.tokens}>
          {!documented && <SlotList theme={code.theme} slots={code.slots.map((slot) => [slot, ''])} />}
        </Styling>
      )}
      <Stories includePrimary={false} />
    </>
  );
}

function Design({ name, documentation: { anatomy, keyboard } }: DocumentedComponent) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <Part of={name.slice(2)} part="anatomy" title="The parts of the component" />
      <SlotList theme={name} slots={Object.entries(anatomy.slots)} />
      <Heading>States</Heading>
      <Part of={name.slice(2)} part="states" title="The states of the component" />
      <Heading>Do and don’t</Heading>
      <Part of={name.slice(2)} part="guidance" title="What to do, and what not" />
      {keyboard && (
        <>
          <Heading>Keyboard</Heading>
          <Rows heads={['Key', 'What it does']} rows={Object.entries(keyboard).map(([keys, does]) => [keys, does])} />
        </>
      )}
    </>
  );
}

function Part({ of, part, title }: { of: string; part: PartName; title: string }) {
  const docs = useContext(DocsContext);
  const [story] = docs.componentStories();
  if (!story) return null;
  const { userGlobals } = docs.getStoryContext(story) as unknown as { userGlobals: Record<string, unknown> };
  return (
    <div
      className="sb-unstyled"
      style={{ marginBlock: 16, border: '1px solid rgb(128 140 150 / 0.3)', borderRadius: 4 }}
    >
      <Frame title={title} data-part={part} src={addressOf({ id: PART, globals: userGlobals, args: { of, part } })} />
    </div>
  );
}

/** Parts by the numbers of the drawing, with the class that a style sheet finds each by. */
function SlotList({ theme, slots }: { theme: string; slots: readonly (readonly [string, string])[] }) {
  return (
    <Rows
      heads={['', 'Part', 'Class', 'What it is']}
      rows={slots.map(([slot, is], index) => [`${index + 1}`, slot, <code key={slot}>{`.${theme}-${slot}`}</code>, is])}
    />
  );
}

function Styling({ theme, tokens, children }: { theme: string; tokens: readonly string[]; children: ReactNode }) {
  return (
    <>
      <Heading>Styling</Heading>
      <p>
        Its name in a theme is <code>{theme}</code>, for <code>defaultProps</code>, <code>styleOverrides</code> by part
        and <code>variants</code>.
      </p>
      {children}
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

function Rows({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <table style={{ inlineSize: '100%' }}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" style={{ textAlign: 'start' }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.slice(0, 2).map(String).join()}>
            {cells.map((cell, index) => (
              <td key={heads[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
