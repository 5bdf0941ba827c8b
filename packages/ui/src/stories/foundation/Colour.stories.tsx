import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { BrandName, Scheme } from '../../theme/tokens.ts';
import { contrastsOf } from './contrasts.ts';
import { Rows, Sheet } from './parts.tsx';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** All pairs of text and background colors, with the contrast computed from the tokens. */
function Colour({ brand }: { brand: BrandName }) {
  return (
    <Sheet>
      <h2>Colour, {brand}</h2>
      <p>
        Contrast is checked, not trusted: text needs 4.5, a shape or a control’s border 3. An operating company changes
        brand and signal; tones stay the same everywhere and have a shape beside their colour.
      </p>
      {SCHEMES.map((scheme) => (
        <section key={scheme} aria-label={scheme}>
          <h3>{scheme === 'light' ? 'Light' : 'Dark'}</h3>
          <Rows
            heads={['Pair', 'Seen', 'Contrast', 'Needs']}
            rows={contrastsOf(brand, scheme).map(({ name, text, ground, ratio, needed }) => [
              name,
              <span
                key={name}
                style={{
                  display: 'inline-block',
                  padding: '4px 12px',
                  backgroundColor: ground,
                  color: text,
                  border: `1px solid ${text}`,
                }}
                aria-hidden={needed < 4.5}
              >
                {needed < 4.5 ? '' : 'On rent 124'}
              </span>,
              <span key="ratio" data-ratio={ratio.toFixed(2)}>
                {ratio.toFixed(2)}
              </span>,
              needed,
            ])}
          />
        </section>
      ))}
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Colour,
  args: { brand: 'petrol' },
  parameters: { layout: 'padded', pictures: { only: 'wide' } },
  play: async ({ canvasElement, args }) => {
    for (const scheme of SCHEMES) {
      const shown = within(within(canvasElement).getByRole('region', { name: scheme })).getAllByRole('row').length - 1;
      const pairs = contrastsOf(args.brand, scheme);
      await expect(shown).toBe(pairs.length);
      await expect(pairs.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
    }
  },
} satisfies Meta<typeof Colour>;
export default meta;

type Story = StoryObj<typeof meta>;

// [SH-05]
export const Netherlands: Story = {};
// [SH-05]
export const Germany: Story = {
  parameters: { pictures: { none: 'The page computes its ratios; one brand shows that it is drawn.' } },
  args: { brand: 'indigo' },
  globals: { brand: 'indigo' },
};
// [SH-05]
export const Poland: Story = {
  parameters: { pictures: { none: 'The page computes its ratios; one brand shows that it is drawn.' } },
  args: { brand: 'plum' },
  globals: { brand: 'plum' },
};
