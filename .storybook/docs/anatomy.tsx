import { type RefObject, useCallback, useState } from 'react';
import type { DocumentedComponent } from '../../packages/ui/src/stories/documentation/documentation.ts';
import { elementsOf, type Part, partsOf } from '../../packages/ui/src/stories/documentation/parts.ts';
import { Code } from '../../packages/ui/src/stories/documentation/Sentence.tsx';
import { type Measure, Specification } from '../../packages/ui/src/stories/documentation/specification.ts';
import { useShownPage } from './Frame.tsx';
import { TABLE_CLASS } from './table-class.ts';
import { Rows } from './text-blocks.tsx';

/** Table of the parts, numbered as in the drawing, with their selectors. */
export function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <Rows
      heads={['', 'Part', 'Selector', 'What it is']}
      rows={parts.map(({ number, name, at, is }) => [number ?? '', name, <Code key={at}>{at}</Code>, is])}
    />
  );
}

interface MeasuredPart extends Part {
  readonly measures: readonly Measure[];
}

/** Measures the first element of each part that a page draws. */
function measured(page: Document, parts: readonly Part[]): readonly MeasuredPart[] {
  const specification = new Specification(page);
  return parts.flatMap((part) => {
    const [element] = part.number === undefined ? [] : elementsOf(page, part);
    const measures = element ? specification.of(element) : [];
    return measures.length > 0 ? [{ ...part, measures }] : [];
  });
}

/** Measures and colors of the parts in a frame, again whenever its drawing changes. */
function useMeasuredParts(
  frame: RefObject<HTMLIFrameElement | null>,
  { name, documentation }: DocumentedComponent,
): readonly MeasuredPart[] {
  const [{ parts }, setState] = useState<{ drawing: string; parts: readonly MeasuredPart[] }>({
    drawing: '',
    parts: [],
  });
  const measure = useCallback(
    (page: Document) => {
      const drawing = [...page.querySelectorAll('[data-mark]')].map((mark) => mark.outerHTML).join();
      setState((before) =>
        drawing === before.drawing ? before : { drawing, parts: measured(page, partsOf(name, documentation.anatomy)) },
      );
    },
    [name, documentation],
  );
  useShownPage(frame, measure);
  return parts;
}

interface MeasuresProps {
  readonly documented: DocumentedComponent;
  /** Frame of the drawing. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** Table of measures and colors with their tokens, read from the drawing. */
export function Measures({ documented, frame }: MeasuresProps) {
  const parts = useMeasuredParts(frame, documented);
  return (
    <>
      <p>Read from the drawing above, in the brand, scheme and density of the toolbar.</p>
      <table className={TABLE_CLASS} style={{ inlineSize: '100%' }} data-measures="">
        <thead>
          <tr>
            {['Part', 'Property', 'Value', 'Token'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ name, number, measures }) => (
          <tbody key={name}>
            {measures.map(({ property, value, token, color }, index) => (
              <tr key={property}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={measures.length}>
                    {number} {name}
                  </th>
                )}
                <td data-head="Property">{property}</td>
                <td data-head="Value">
                  {color && <Swatch color={color} />}
                  {value}
                </td>
                <td data-head="Token">{token && <Code>{token}</Code>}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden="true"
    style={{
      display: 'inline-block',
      inlineSize: 14,
      blockSize: 14,
      marginInlineEnd: 8,
      verticalAlign: 'text-bottom',
      border: '1px solid rgb(128 140 150 / 0.6)',
      borderRadius: 3,
      backgroundColor: color,
    }}
  />
);
