import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Anatomy } from './Anatomy.tsx';
import type { PartName } from './documentation.ts';
import { Guidance } from './Guidance.tsx';
import { Layout } from './Layout.tsx';
import { loadDocumentation } from './modules.ts';
import { States, Variants } from './States.tsx';
import { Specification } from './specification.ts';

const PARTS = { anatomy: Anatomy, variants: Variants, states: States, layout: Layout, guidance: Guidance };

interface PartProps {
  /** Name of a component. */
  of: string;
  part: PartName;
}

function Part({ of, part }: PartProps) {
  const found = use(loadDocumentation(of));
  const Shown = PARTS[part];
  return found ? <Shown {...found} /> : null;
}

/** Part of a component's page, shown in a frame. The URL selects it. */
const meta = {
  title: 'Documentation/Part',
  component: Part,
  tags: ['!dev', '!autodocs'],
  args: { of: 'Paginator', part: 'anatomy' },
  argTypes: { of: { type: 'string' }, part: { type: 'string' } },
  render: (args) => (
    <Suspense>
      <Part {...args} />
    </Suspense>
  ),
  parameters: {
    pictures: { only: 'wide' },
    // Repeated components on one page repeat their landmarks.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
} satisfies Meta<typeof Part>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-01]
export const Drawing: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(4));
  },
};
// [UI-31]
export const Measured: Story = {
  args: { of: 'StatusChip' },
  parameters: { pictures: { none: 'a drawing, as the one of Drawing' } },
  play: async ({ canvasElement }) => {
    const chip = await waitFor(() => {
      const element = canvasElement.querySelector('.HyStatusChip-root');
      expect(element).not.toBeNull();
      return element as Element;
    });
    const measures = new Specification(document).of(chip);
    await expect(measures.map(({ property, token }) => [property, token])).toEqual([
      ['Padding', undefined],
      ['Gap', undefined],
      ['Corner', 'radius.status'],
      ['Background', 'tone.success.bg'],
    ]);
    const [words] = new Specification(document).of(canvasElement.querySelector('.HyStatusChip-root > span') as Element);
    await expect(words).toEqual({
      property: 'Text',
      value: '13 px, weight 600, line height 1.35',
      token: 'type.small',
    });
  },
};
// [UI-01]
export const EveryState: Story = {
  args: { part: 'states' },
  play: async ({ canvasElement }) => {
    const hovered = await waitFor(() => {
      const element = canvasElement.querySelector('.forced-hover');
      expect(element).not.toBeNull();
      return element as HTMLElement;
    });
    const beside = hovered.nextElementSibling as HTMLElement;
    await expect(getComputedStyle(hovered).backgroundColor).not.toBe(getComputedStyle(beside).backgroundColor);
    const focused = canvasElement.querySelector<HTMLElement>('.forced-focus-visible');
    await expect(getComputedStyle(focused as HTMLElement).outlineStyle).toBe('solid');
  },
};
// [UI-01]
export const DoAndDont: Story = { args: { part: 'guidance' } };
