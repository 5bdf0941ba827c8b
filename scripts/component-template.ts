/** Texts of `pnpm new:component`: new files, and edits that register the name. It has no file access, so that it can be tested. */
export interface NewComponent {
  name: string;
  /** Group of the components in Storybook: Shell, Lists, Forms, Feedback. */
  group: string;
}

type Files = Record<string, string>;

/** First text of a new component, in every language. */
const NOTHING = {
  en: 'Nothing to show',
  nl: 'Niets te tonen',
  de: 'Nichts anzuzeigen',
  fr: 'Rien à afficher',
  hu: 'Nincs mit megjeleníteni',
  pl: 'Nic do wyświetlenia',
};

const textOf = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Text`;

const text = ({ name }: NewComponent) => `export const ${textOf(name)} = { nothing: '${NOTHING.en}' };\n`;

const component = ({ name }: NewComponent) => `'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { ${textOf(name)} } from './text.ts';

const Root = slot('section', 'Hy${name}-root', ({ theme }) => ({
  padding: 16,
  border: \`1px solid \${theme.vars.color.line}\`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink,
}));

export interface ${name}Props extends RootProps<'Hy${name}', 'section'> {
  /** Accessible name of the region. */
  label: string;
  /** Content of the region; without it, a text says that there is nothing to show. */
  children?: React.ReactNode;
  /** Overrides texts of the locale for this instance. */
  labels?: Partial<UiLocale['${name}']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    Hy${name}: ${name}Props;
  }
  interface ComponentNameToClassKey {
    Hy${name}: 'root';
  }
}

/** Describe the purpose of the component in one sentence. */
export const ${name} = withRef(function ${name}(props: ${name}Props) {
  const { label, children, labels, ...root } = useComponentProps('Hy${name}', props);
  const text = useUiText('${name}', ${textOf(name)}, labels);
  return (
    <Root aria-label={label} {...root}>
      {children ?? text.nothing}
    </Root>
  );
});
`;

const stories = ({ name, group }: NewComponent) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${group}/${name}',
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
export const Empty: Story = { args: { children: undefined } };
export const LongText: Story = { args: { children: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
`;

const documentation = ({
  name,
}: NewComponent) => `import { documented } from '../../stories/documentation/documentation.ts';
import { ${name} } from './${name}.tsx';

export default documented('Hy${name}', ${name}, {
  sample: { label: '${name}', children: 'What it holds' },
  use: { when: ['Say what it is the right one for.'], instead: {} },
  anatomy: { slots: { root: 'The part of the page.' } },
  states: { Filled: {}, Empty: { props: { children: undefined } } },
  guidance: [
    {
      do: { show: <${name} label="${name}">What it holds</${name}>, say: 'Say what to do with it.' },
      dont: { show: <${name} label="${name}" />, say: 'Don’t use it where another component fits.' },
    },
  ],
});
`;

const test = ({ name }: NewComponent) => `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../locales/nl.ts';
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

  it('[UI-04] says in the reader’s language that it holds nothing, or in the words of this one place', () => {
    render(
      <UiProvider locale={nl}>
        <${name} label="Machines" />
        <${name} label="Depots" labels={{ nothing: 'Geen depots' }} />
      </UiProvider>,
    );
    expect(screen.getByRole('region', { name: 'Machines' })).toHaveTextContent('${NOTHING.nl}');
    expect(screen.getByRole('region', { name: 'Depots' })).toHaveTextContent('Geen depots');
  });
});
`;

/** Files of the component's folder, by path in the repository. */
export const newFiles = (wanted: NewComponent): Files => {
  const folder = `packages/ui/src/components/${wanted.name}`;
  return {
    [`${folder}/${wanted.name}.tsx`]: component(wanted),
    [`${folder}/text.ts`]: text(wanted),
    [`${folder}/${wanted.name}.stories.tsx`]: stories(wanted),
    [`${folder}/${wanted.name}.doc.tsx`]: documentation(wanted),
    [`${folder}/${wanted.name}.test.tsx`]: test(wanted),
    [`${folder}/index.ts`]: `export { ${wanted.name}, type ${wanted.name}Props } from './${wanted.name}.tsx';\n`,
  };
};

const after = (text: string, mark: string, addition: string): string => {
  if (!text.includes(mark)) throw new Error(`Nothing to put it behind: ${mark}`);
  return text.replace(mark, () => mark + addition);
};

const OTHER_LANGUAGES = Object.entries(NOTHING).filter(([language]) => language !== 'en');

/** Edits that register the component in the library: for each path a function from the old text to the new one. */
export const changedFiles = ({ name }: NewComponent): Record<string, (text: string) => string> => ({
  'packages/ui/src/components/index.ts': (text) => `export * from './${name}/index.ts';\n${text}`,
  'packages/ui/src/locales/en.ts': (text) =>
    after(
      `import { ${textOf(name)} } from '../components/${name}/text.ts';\n${text}`,
      'export const en = {\n',
      `  ${name}: ${textOf(name)},\n`,
    ),
  ...Object.fromEntries(
    OTHER_LANGUAGES.map(([language, nothing]) => [
      `packages/ui/src/locales/${language}.ts`,
      (text) => after(text, `export const ${language}: UiLocale = {\n`, `  ${name}: { nothing: '${nothing}' },\n`),
    ]),
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
