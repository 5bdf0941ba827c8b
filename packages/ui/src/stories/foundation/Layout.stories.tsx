import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { layout, media, narrowGutter } from '../../theme/tokens.ts';
import { CopyButton } from './CopyButton.tsx';
import { Rows, Sheet } from './parts.tsx';

const REM = 16;
const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? REM : 1);

const USE: Record<keyof typeof media, string> = {
  navigation: 'Tabs in the header; below it the menu button',
  belowNavigation: 'A phone: narrow gutters, dialogs as wide as the screen',
  compactTabs: 'Tabs with less room between them',
  twoColumns: 'Two columns side by side',
  belowTwoColumns: 'One column',
  table: 'Lists as tables',
  belowTable: 'Lists as cards',
  details: 'Details or a map beside a list',
  belowDetails: 'Details over the list',
  aside: 'A narrow column beside the content of a page',
  touch: 'A finger, on any width: nothing to press is lower than 40px',
  forcedColors: 'The reader’s own few colors: borders stay, backgrounds go',
};

/** Breakpoints with a minimum width. */
const widths = Object.entries(media).flatMap(([name, query]) => {
  const [, length] = /min-width: ([\d.]+(?:px|rem))/.exec(query) ?? [];
  return length ? [{ name, at: pixels(length) }] : [];
});

const PAGES = [
  { width: 375, name: 'Phone', gutter: narrowGutter, columns: 1 },
  { width: 800, name: 'Tablet', gutter: layout.gutter, columns: 2 },
  { width: 1600, name: 'Wide screen', gutter: layout.gutter, columns: 3 },
];
const SCALE = 0.4;

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
  '& text': { fill: theme.vars.color.ink, fontSize: 12, fontFamily: 'inherit' },
  '& [data-is="screen"]': { fill: theme.vars.color.canvas, stroke: theme.vars.color.lineStrong },
  '& [data-is="gutter"]': { fill: theme.vars.color.signal, opacity: 0.5 },
  '& [data-is="card"]': { fill: theme.vars.color.brandSoft, stroke: theme.vars.color.brand },
  '& [data-is="axis"]': { stroke: theme.vars.color.control },
}));

function PageAt({ width, name, gutter, columns }: (typeof PAGES)[number]) {
  const side = pixels(gutter) * SCALE;
  const page = Math.min(width, pixels(layout.page)) * SCALE;
  const start = (width * SCALE - page) / 2;
  const gap = 12 * SCALE;
  const card = (page - 2 * side - (columns - 1) * gap) / columns;
  return (
    <figure style={{ margin: 0 }}>
      <Drawing width={width * SCALE} height={96} aria-hidden="true">
        <rect data-is="screen" x={0.5} y={0.5} width={width * SCALE - 1} height={95} />
        <rect data-is="gutter" x={start} y={1} width={side} height={94} />
        <rect data-is="gutter" x={start + page - side} y={1} width={side} height={94} />
        {Array.from({ length: columns }, (_, column) => start + side + column * (card + gap)).map((x) => (
          <rect key={x} data-is="card" x={x} y={16} width={card} height={64} rx={12 * SCALE} />
        ))}
      </Drawing>
      <figcaption>
        {name}, {width}px: gutters of {gutter}
        {width > pixels(layout.page) ? `, the page stays at ${layout.page}` : ''}
      </figcaption>
    </figure>
  );
}

function Layout() {
  const ends = 1440;
  const axis = widths.length * 24 + 12;
  return (
    <Sheet>
      <h2>Page widths and gutters</h2>
      <p>
        A page is as wide as the screen, up to {layout.page}, with a gutter at each side. Cards stand 12px apart and
        share the width; a list is one sheet over all of it.
      </p>
      {PAGES.map((page) => (
        <PageAt key={page.name} {...page} />
      ))}
      <h2>Breakpoints</h2>
      <p>Few, each where something changes, and named after it. Components ask by name, never by a number.</p>
      <Drawing viewBox={`0 0 ${ends / 2} ${axis + 8}`} width={ends / 2} height={axis + 8} aria-hidden="true">
        <line data-is="axis" x1={0} y1={axis} x2={ends / 2} y2={axis} />
        {widths.map(({ name, at }, index) => (
          <g key={name}>
            <line data-is="axis" x1={at / 2} y1={index * 24 + 8} x2={at / 2} y2={axis + 6} />
            <text x={at / 2 + 6} y={index * 24 + 18}>
              {name}, {at}px
            </text>
          </g>
        ))}
      </Drawing>
      <Rows
        heads={['Name', 'In a style', 'Query', 'What changes']}
        rows={Object.entries(media).map(([name, query]) => [
          name,
          <CopyButton key="code" code={`[media.${name}]`} />,
          <code key="query">{query.replace('@media ', '')}</code>,
          USE[name as keyof typeof media],
        ])}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Layout',
  component: Layout,
  parameters: { layout: 'padded', pictures: { only: 'wide', scheme: 'light' } },
} satisfies Meta<typeof Layout>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-01]
export const Drawn: Story = {
  name: 'Pages and breakpoints',
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByRole('row').slice(1);
    await expect(names).toHaveLength(Object.keys(media).length);
    await expect(widths.map(({ name, at }) => [name, at])).toEqual([
      ['navigation', 640],
      ['twoColumns', 768],
      ['table', 800],
      ['details', 1024],
      ['aside', 1200],
    ]);
    await expect(canvasElement.querySelectorAll('[data-is="gutter"]')).toHaveLength(2 * PAGES.length);
  },
};
