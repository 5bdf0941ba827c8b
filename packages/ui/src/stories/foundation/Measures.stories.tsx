import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { densities, duration, radius, spaceUnit, type } from '../../theme/tokens.ts';
import { Rows, Sheet } from './parts.tsx';

const meta = {
  title: 'Foundation/Measures',
  parameters: { layout: 'padded', pictures: { only: 'wide' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

type Step = { size: string; lineHeight: number; weight: number; tracking?: string };
const { family, ...steps } = type;

const setIn = ({ size, lineHeight, weight, tracking }: Step): CSSProperties => ({
  fontFamily: family,
  fontSize: size,
  lineHeight,
  fontWeight: weight,
  letterSpacing: tracking ?? 'normal',
});

export const Type: Story = {
  render: () => (
    <Sheet>
      <h2>Type</h2>
      <p>One family, figures of one width. Weight and colour make the hierarchy before size does. Sizes are in rem.</p>
      <Rows
        heads={['Step', 'Seen', 'Size', 'Weight']}
        rows={(Object.entries(steps) as [string, Step][]).map(([name, step]) => [
          name,
          <span key={name} style={setIn(step)}>
            124 machines on rent
          </span>,
          step.size,
          step.weight,
        ])}
      />
    </Sheet>
  ),
};

const bar = (size: number) => (
  <span style={{ display: 'block', inlineSize: size, blockSize: 16, backgroundColor: 'var(--hy-color-brand)' }} />
);

export const Space: Story = {
  render: () => (
    <Sheet>
      <h2>Space</h2>
      <p>A grid of 4 pixels: 12 between cards, 20 between blocks, 24 at the page’s edge (14 on a phone).</p>
      <Rows
        heads={['Steps', 'Seen', 'Pixels']}
        rows={[1, 2, 3, 4, 5, 6, 8, 10, 12].map((step) => [step, bar(step * spaceUnit), step * spaceUnit])}
      />
      <h2>Density</h2>
      <Rows
        heads={['Measure', 'Comfortable', 'Compact']}
        rows={(['control', 'row', 'cell', 'timeline', 'header'] as const).map((name) => [
          name,
          densities.comfortable[name],
          densities.compact[name],
        ])}
      />
    </Sheet>
  ),
};

export const Radius: Story = {
  render: () => (
    <Sheet>
      <h2>Radius</h2>
      <p>Lines of one pixel carry structure; shadows are for what floats.</p>
      <Rows
        heads={['Name', 'Seen', 'Value']}
        rows={Object.entries(radius).map(([name, value]) => [
          name,
          <span
            key={name}
            style={{
              display: 'block',
              inlineSize: 72,
              blockSize: 40,
              borderRadius: value,
              border: '1px solid var(--hy-color-control)',
            }}
          />,
          value,
        ])}
      />
    </Sheet>
  ),
};

function Moving() {
  const theme = useTheme();
  const [there, setThere] = useState(false);
  return (
    <Sheet>
      <h2>Motion</h2>
      <p>Only to explain where something came from; none at all where the reader asks for less of it.</p>
      <div>
        <button type="button" aria-pressed={there} onClick={() => setThere(!there)}>
          Move
        </button>
      </div>
      <Rows
        heads={['Name', 'Seen', 'Value']}
        rows={(Object.keys(duration) as (keyof typeof duration)[]).map((name) => [
          name,
          <span
            key={name}
            data-moved={there}
            style={{
              display: 'block',
              inlineSize: 24,
              blockSize: 24,
              borderRadius: theme.vars.radius.status,
              backgroundColor: 'var(--hy-color-brand)',
              transition: `transform ${theme.vars.duration[name]} ease-out`,
              transform: there ? 'translateX(120px)' : 'none',
              marginInlineEnd: 120,
            }}
          />,
          duration[name],
        ])}
      />
    </Sheet>
  );
}

export const Motion: Story = {
  render: () => <Moving />,
  play: async ({ canvasElement }) => {
    const move = within(canvasElement).getByRole('button', { name: 'Move' });
    await userEvent.click(move);
    await expect(move).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(move);
  },
};
