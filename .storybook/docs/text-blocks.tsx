import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { isValidElement, type ReactNode, use } from 'react';
import type { OtherComponents as Others } from '../../packages/ui/src/stories/documentation/documentation.ts';

/** A sentence, in which code stands between backticks. */
const Sentence = ({ of }: { of: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
  of.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

/** One sentence, or several as a list. */
export function Sentences({ of }: { of: readonly string[] }) {
  const [only, ...others] = of;
  if (only !== undefined && others.length === 0)
    return (
      <p>
        <Sentence of={only} />
      </p>
    );
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>
          <Sentence of={sentence} />
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

export function Rows({ heads, rows }: RowsProps) {
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
          <tr key={cells.map((cell) => (isValidElement(cell) ? cell.key : String(cell))).join()}>
            {cells.map((cell, index) => (
              <td key={heads[index]}>{typeof cell === 'string' ? <Sentence of={cell} /> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string }>;
}

/** The same promise each time, for React’s `use`. */
let pages: Promise<Map<string, string>> | undefined;

/** Ids of the pages of the kit’s components, by the component’s name. */
async function loadPages(): Promise<Map<string, string>> {
  const { entries }: StoryIndex = await fetch('./index.json').then((response) => response.json());
  return new Map(
    Object.values(entries)
      .filter(({ type, title }) => type === 'docs' && !title.startsWith('MUI/'))
      .map(({ id, title }) => [title.split('/').at(-1) ?? '', id]),
  );
}

/** Other components with a sentence each, as links to their pages. */
export function OtherComponents({ head, of }: { head: string; of: Others }) {
  pages ??= loadPages();
  const ids = use(pages);
  return (
    <Rows
      heads={['Component', head]}
      rows={Object.entries(of).map(([name, says]) => [
        // To Storybook itself where it is opened in a tab of its own: this page is a frame of it.
        <AnchorMdx key={name} href={`./?path=/docs/${ids.get(name)}`} target="_top">
          {name}
        </AnchorMdx>,
        says,
      ])}
    />
  );
}
