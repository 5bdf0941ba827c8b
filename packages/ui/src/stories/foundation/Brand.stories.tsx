import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AppHeader } from '../../components/AppHeader/AppHeader.tsx';
import { BulkBar } from '../../components/BulkBar/BulkBar.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { NewOrderButton } from '../../rental/NewOrderButton/NewOrderButton.tsx';
import { brandFrom } from '../../theme/brand.ts';
import { createHireyardTheme } from '../../theme/create-hireyard-theme.ts';
import { brands, type Scheme } from '../../theme/tokens.ts';
import { tabs } from '../samples.ts';
import { Rows, Sheet } from './parts.tsx';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const SHOWN = ['brand', 'brandHover', 'brandSoft', 'signal', 'panel'] as const;
const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'planning', label: 'Planning' },
];
const TEXT_ON = {
  brand: 'onBrand',
  brandHover: 'onBrand',
  brandSoft: 'brand',
  signal: 'onSignal',
  panel: 'onPanel',
} as const;

/** Error of `createHireyardTheme` for an illegible brand. */
function refusal(): string {
  try {
    createHireyardTheme({ brand: { ...brands.petrol, dark: { ...brands.petrol.dark, onBrand: '#ffffff' } } });
    return '';
  } catch (error) {
    return String(error);
  }
}

/** Colors derived from a brand color, in both schemes. */
function Brand({ colors }: { colors: readonly string[] }) {
  return (
    <Sheet>
      <h2>A brand from one colour</h2>
      <p>
        <code>{"createHireyardTheme({ brand: '#0a7d5a' })"}</code> derives the rest: soft grounds, hover, text on each,
        signal and panel, in light and dark. A colour that cannot be read gets as much black or white as that takes.
      </p>
      {colors.map((color) => {
        const brand = brandFrom(color);
        return (
          <section key={color} aria-label={color}>
            <h3>{color}</h3>
            <Rows
              heads={['Scheme', ...SHOWN]}
              rows={SCHEMES.map((scheme) => [
                scheme,
                ...SHOWN.map((name) => {
                  const text = brand[scheme][TEXT_ON[name]];
                  return (
                    <span
                      key={name}
                      style={{
                        display: 'inline-block',
                        padding: '4px 12px',
                        color: text,
                        background: brand[scheme][name],
                      }}
                    >
                      {brand[scheme][name]}
                    </span>
                  );
                }),
              ])}
            />
          </section>
        );
      })}
      <h2>Colours of your own</h2>
      <p>Ten colours for each scheme are taken as they are. A pair that nobody can read is an error:</p>
      <p>
        <code>{refusal()}</code>
      </p>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Brand',
  component: Brand,
  args: { colors: ['#0a7d5a', '#e2001a', '#ffd400', '#7c3aed', '#000000'] },
  parameters: { layout: 'padded', pictures: { only: 'wide' } },
} satisfies Meta<typeof Brand>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-04]
export const FromOneColour: Story = {
  name: 'From one colour',
  // The page shows both schemes.
  parameters: { pictures: { scheme: 'light', only: 'wide' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    for (const color of args.colors) {
      const rows = within(page.getByRole('region', { name: color })).getAllByRole('row');
      await expect(rows).toHaveLength(1 + SCHEMES.length);
    }
    await expect(page.getByText(/onBrand #ffffff on brand #6cc3d5 has a contrast of 2.01, needs 4.5/)).toBeVisible();
  },
};

const inComponents = (brand: string): Story => ({
  globals: { brand },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <AppHeader
        logo={<Logo href="#home" />}
        tabs={tabs}
        activeId="overview"
        primary={<NewOrderButton href="#order" />}
        style={{ inlineSize: '100%' }}
      />
      <SegmentedControl label="View" segments={VIEWS} />
      <Button variant="text">Clear all</Button>
      <BulkBar count={3} actions={[{ id: 'zip', label: 'Download', onClick: fn() }]} onClear={fn()} />
    </div>
  ),
});

// [UI-04]
export const Red: Story = inComponents('#e2001a');
// [UI-04]
export const Yellow: Story = inComponents('#ffd400');
