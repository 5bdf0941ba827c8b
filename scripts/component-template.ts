/** What `pnpm new:component` writes, and where it says the new name. Text alone, so that a test can look at it. */
export interface NewComponent {
  name: string;
  /** Storybook's group: Shell, Lists, Planning. */
  group: string;
}

type Files = Record<string, string>;

const component = ({ name }: NewComponent) => `'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';

const Root = slot('section', 'Hy${name}-root', ({ theme }) => ({
  padding: 16,
  border: \`1px solid \${theme.vars.color.line}\`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink,
}));

export interface ${name}Props extends RootProps {
  /** Name of the part for screen readers. */
  label: string;
  /** What it holds. */
  children?: React.ReactNode;
}

/** Says in one sentence what it is for. */
export function ${name}(props: ${name}Props) {
  const { label, children, ...root } = useComponentProps('Hy${name}', props);
  return (
    <Root aria-label={label} {...root}>
      {children}
    </Root>
  );
}
`;

const stories = ({ name, group }: NewComponent) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${group}/${name}',
  component: ${name},
  args: { label: '${name}', children: 'What it holds' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '${name}' })).toBeVisible();
  },
};
export const LongText: Story = { args: { children: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
`;

const test = ({ name }: NewComponent) => `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ${name} } from './${name}.tsx';

describe('${name}', () => {
  it('[UI-01] is a part of the page with a name', () => {
    render(
      <UiProvider>
        <${name} label="Machines">Two lifts</${name}>
      </UiProvider>,
    );
    expect(screen.getByRole('region', { name: 'Machines' })).toHaveTextContent('Two lifts');
  });
});
`;

/** The component's own folder, by path in the repository. */
export const newFiles = (wanted: NewComponent): Files => {
  const folder = `packages/ui/src/components/${wanted.name}`;
  return {
    [`${folder}/${wanted.name}.tsx`]: component(wanted),
    [`${folder}/${wanted.name}.stories.tsx`]: stories(wanted),
    [`${folder}/${wanted.name}.test.tsx`]: test(wanted),
    [`${folder}/index.ts`]: `export { ${wanted.name}, type ${wanted.name}Props } from './${wanted.name}.tsx';\n`,
  };
};

const after = (text: string, mark: string, addition: string): string => {
  if (!text.includes(mark)) throw new Error(`Nothing to put it behind: ${mark}`);
  return text.replace(mark, () => mark + addition);
};

/** Where the rest of the library learns the name, by path: the text before, to the text with it. */
export const changedFiles = ({ name }: NewComponent): Record<string, (text: string) => string> => ({
  'packages/ui/src/index.ts': (text) => `export * from './components/${name}/index.ts';\n${text}`,
  'packages/ui/src/theme/named.ts': (text) =>
    after(
      after(
        `import type { ${name}Props } from '../components/${name}/${name}.tsx';\n${text}`,
        'export interface HyProps {\n',
        `  Hy${name}: ${name}Props;\n`,
      ),
      'export interface HySlots {\n',
      `  Hy${name}: 'root';\n`,
    ),
  'packages/ui/src/testing/minimal-props.ts': (text) =>
    after(text, 'export const minimalProps: HyProps = {\n', `  Hy${name}: { label: '${name}' },\n`),
  'packages/ui/src/stories/guide/Waiting.mdx': (text) =>
    after(
      text,
      /^\| -.*\n/m.exec(text)?.[0] ?? '| -',
      `| ${name.padEnd(20)} | ${'the page that it is made for'.padEnd(68)} |\n`,
    ),
});
