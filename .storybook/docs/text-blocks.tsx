import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { isValidElement, type ReactNode, use } from 'react';
import type { OtherComponents as Others } from '../../packages/ui/src/stories/documentation/documentation.ts';
import { Sentence } from '../../packages/ui/src/stories/documentation/Sentence.tsx';
import { componentOf, storyIndex } from './story-index.ts';
import { TABLE_CLASS } from './table-class.ts';

/** Renders one sentence as a paragraph, and several as a list. */
export function Sentences({ sentences }: { sentences: readonly string[] }) {
  const [only, ...others] = sentences;
  if (only !== undefined && others.length === 0)
    return (
      <p>
        <Sentence text={only} />
      </p>
    );
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Sentence text={sentence} />
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
    <table className={TABLE_CLASS} style={{ inlineSize: '100%' }}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.map((cell) => (isValidElement(cell) ? cell.key : String(cell))).join()}>
            {cells.map((cell, index) => (
              <td key={heads[index]} data-head={heads[index]}>
                {typeof cell === 'string' ? <Sentence text={cell} /> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Maps names of components to the ids of their docs pages. */
async function loadPages(): Promise<Map<string, string>> {
  const pages = (await storyIndex()).filter(({ type }) => type === 'docs');
  return new Map(pages.map(({ id, title }) => [componentOf(title), id]));
}

/** Cached promise, because React’s `use` needs the same one on every render. */
let pages: Promise<Map<string, string>> | undefined;

/** Table of links to other components, each with a sentence. */
export function OtherComponents({ head, components }: { head: string; components: Others }) {
  pages ??= loadPages();
  const ids = use(pages);
  return (
    <Rows
      heads={['Component', head]}
      rows={Object.entries(components).map(([name, sentence]) => [
        // `_top`, because a docs page is a frame within Storybook.
        <AnchorMdx key={name} href={`./?path=/docs/${ids.get(name)}`} target="_top">
          {name}
        </AnchorMdx>,
        sentence,
      ])}
    />
  );
}
