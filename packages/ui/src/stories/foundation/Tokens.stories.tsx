import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { expect, within } from 'storybook/test';
import { type BrandName, spaceUnit } from '../../theme/tokens.ts';
import { CopyButton } from './CopyButton.tsx';
import { Rows, Sheet } from './parts.tsx';
import {
  brandTokens,
  densityTokens,
  durationTokens,
  elevationTokens,
  layoutTokens,
  neutralTokens,
  radiusTokens,
  type Token,
  toneTokens,
  zIndexTokens,
} from './token-list.ts';

interface TokensProps {
  title: string;
  /** Description of the group, in one or two sentences. */
  text: string;
  tokens: readonly Token[];
  /** Column names of the values. */
  values: readonly string[];
  /** Renders a sample of the token. */
  seen?: (variable: string, index: number) => ReactNode;
}

const LIGHT_AND_DARK = ['Light', 'Dark'];

function Tokens({ title, text, tokens, values, seen }: TokensProps) {
  return (
    <Sheet>
      <h2>{title}</h2>
      <p>{text}</p>
      <Rows
        heads={['Name', ...(seen ? ['Seen'] : []), 'CSS variable', 'What it is for', ...values]}
        rows={tokens.map((token, index) => [
          token.variable.slice('--hy-'.length).replaceAll('-', '.'),
          ...(seen ? [<span key="seen">{seen(token.variable, index)}</span>] : []),
          <CopyButton key="variable" code={`var(${token.variable})`} />,
          token.use,
          ...token.values.map((value, at) => <code key={values[at]}>{value}</code>),
        ])}
      />
    </Sheet>
  );
}

const box = (own: CSSProperties) => <span style={{ display: 'block', inlineSize: 48, blockSize: 32, ...own }} />;
/** Page under what floats, with room for its shadow. */
const Ground = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 128,
  blockSize: 96,
  overflow: 'clip',
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.status,
  backgroundColor: theme.vars.color.canvas,
}));
const swatch = (variable: string) =>
  box({
    backgroundColor: `var(${variable})`,
    border: '1px solid var(--hy-color-control)',
    borderRadius: 'var(--hy-radius-status)',
  });

/** Checks that every variable of the table has the value of the theme. */
const asInTheTheme =
  (column: number): Story['play'] =>
  async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(rows.length).toBeGreaterThan(1);
    const squeezed = (text = '') =>
      text
        .replaceAll(/\s/g, '')
        .replaceAll(/(\D|^)0\./g, '$1.')
        .toLowerCase();
    for (const row of rows) {
      const [, variable = ''] = /var\((--[\w-]+)\)/.exec(row.textContent ?? '') ?? [];
      const theirs = getComputedStyle(document.documentElement).getPropertyValue(variable);
      const cells = [...row.querySelectorAll('td, th')];
      await expect([variable, squeezed(cells.at(column)?.textContent ?? '')]).toEqual([variable, squeezed(theirs)]);
    }
    await expect(within(canvasElement).getAllByRole('button', { name: /^Copy var/ })).toHaveLength(rows.length);
  };

const meta = {
  title: 'Foundations/Tokens',
  component: Tokens,
  // Light is the last column but one, and the scheme of stories by default.
  parameters: { layout: 'padded', pictures: { only: 'wide', scheme: 'light' } },
} satisfies Meta<typeof Tokens>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-01]
export const Colors: Story = {
  args: {
    title: 'Color',
    text: 'Text, backgrounds and lines: the same in every operating company. A component names what a color is for, never the color.',
    tokens: neutralTokens,
    values: LIGHT_AND_DARK,
    seen: swatch,
  },
  play: asInTheTheme(-2),
};
// [UI-01]
export const Brand: Story = {
  args: {
    title: 'Brand and signal',
    text: 'What an operating company may change. Choose another brand in the toolbar.',
    tokens: [],
    values: LIGHT_AND_DARK,
    seen: swatch,
  },
  render: (args, { globals }) => <Tokens {...args} tokens={brandTokens(globals.brand as BrandName)} />,
  play: asInTheTheme(-2),
};
// [UI-01]
export const Tones: Story = {
  args: {
    title: 'Tone',
    text: 'What a state means for the reader: the same in every operating company, always with a shape and words beside the color.',
    tokens: toneTokens,
    values: LIGHT_AND_DARK,
    seen: swatch,
  },
  play: asInTheTheme(-2),
};
// [UI-01]
export const Shadows: Story = {
  args: {
    title: 'Shadow',
    text: 'Lines carry structure; a shadow says that something floats.',
    tokens: elevationTokens,
    values: LIGHT_AND_DARK,
    seen: (variable) => (
      <Ground>
        {box({
          borderRadius: 'var(--hy-radius-control)',
          backgroundColor: 'var(--hy-color-surface)',
          boxShadow: `var(${variable})`,
        })}
      </Ground>
    ),
  },
  play: asInTheTheme(-2),
};
// [UI-01]
export const Radius: Story = {
  args: {
    title: 'Radius',
    text: 'The larger a thing, the rounder its corners.',
    tokens: radiusTokens,
    values: ['Value'],
    seen: (variable) => box({ border: '1px solid var(--hy-color-control)', borderRadius: `var(${variable})` }),
  },
  play: asInTheTheme(-1),
};
// [UI-01]
export const Density: Story = {
  args: {
    title: 'Density',
    text: 'Comfortable is the default; compact is for those who compare many rows on a large screen.',
    tokens: densityTokens,
    values: ['Comfortable', 'Compact'],
    seen: (variable) => box({ blockSize: `var(${variable})`, backgroundColor: 'var(--hy-color-brandSoft)' }),
  },
  play: asInTheTheme(-2),
};

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const;
const SPACE_USE: Record<(typeof STEPS)[number], string> = {
  1: 'Between a field and its hint, and the two lines of a cell',
  2: 'Between an icon and its text, and between buttons',
  3: 'Between cards, and between the parts of one',
  4: 'Between the fields of a form',
  5: 'Between blocks of a page, and inside a card',
  6: 'At the edge of a page',
  8: 'Between the sections of a text',
  10: 'Above what a page ends with',
  12: 'Around what stands alone on a page: an empty list, the sign-in form',
};

// [UI-01]
export const Space: Story = {
  args: { title: '', text: '', tokens: [], values: [] },
  render: () => (
    <Sheet>
      <h2>Space</h2>
      <p>Steps of 4 pixels. In code it is a number of steps: theme.spacing(3), or padding: 3 in sx.</p>
      <Rows
        heads={['Steps', 'Seen', 'In CSS', 'Pixels', 'What it is for']}
        rows={STEPS.map((step) => [
          step,
          <span key="seen">
            {box({ inlineSize: step * spaceUnit, blockSize: 16, backgroundColor: 'var(--hy-color-brand)' })}
          </span>,
          <CopyButton key="code" code={`calc(${step} * var(--hy-spacing))`} />,
          step * spaceUnit,
          SPACE_USE[step],
        ])}
      />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const unit = getComputedStyle(document.documentElement).getPropertyValue('--hy-spacing');
    await expect(unit.trim()).toBe(`${spaceUnit}px`);
    await expect(within(canvasElement).getAllByRole('button', { name: /--hy-spacing/ })).toHaveLength(STEPS.length);
  },
};

function Moving() {
  const theme = useTheme();
  const [there, setThere] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-pressed={there} onClick={() => setThere(!there)}>
        Move
      </Button>
      <Tokens
        title="Motion"
        text="Only to explain where something came from; none at all where the reader asks for less of it."
        tokens={durationTokens}
        values={['Value']}
        seen={(variable) =>
          box({
            inlineSize: 24,
            blockSize: 24,
            marginInlineEnd: 80,
            borderRadius: theme.vars.radius.status,
            backgroundColor: 'var(--hy-color-brand)',
            transition: `translate var(${variable}) ease-out`,
            translate: there ? '80px' : 'none',
          })
        }
      />
    </>
  );
}

export const Motion: Story = {
  args: { title: '', text: '', tokens: [], values: [] },
  render: () => <Moving />,
  play: async ({ canvas, userEvent }) => {
    const move = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(move);
    await expect(move).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(move);
  },
};
// [UI-01]
export const PageMeasures: Story = {
  name: 'Page',
  args: {
    title: 'Page',
    text: 'How wide a page is, and what lies before what.',
    tokens: [...layoutTokens, ...zIndexTokens],
    values: ['Value'],
  },
  parameters: { pictures: { none: 'words and numbers alone' } },
  globals: { viewport: { value: 'desktop' } },
  play: asInTheTheme(-1),
};
