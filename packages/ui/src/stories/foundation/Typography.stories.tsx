import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { type } from '../../theme/tokens.ts';
import { CopyButton } from './CopyButton.tsx';
import { Sheet } from './parts.tsx';

const Use = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)',
  gap: 16,
  alignItems: 'start',
  padding: 16,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  '& > div:last-child': { display: 'grid', gap: 6, justifyItems: 'start', ...theme.typography.body2 },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& td, & th': { padding: 8, textAlign: 'start', borderBlockEnd: `1px solid ${theme.vars.color.line}` },
  '& [data-number]': { textAlign: 'end' },
  [theme.breakpoints.down('twoColumns')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

type StepName = Exclude<keyof typeof type, 'family'>;

interface InUseProps {
  name: string;
  step: StepName;
  /** Code to copy. */
  code: string;
  use: string;
  children: ReactNode;
}

function InUse({ name, step, code, use, children }: InUseProps) {
  const { size, weight, lineHeight } = type[step];
  return (
    <Use aria-label={name}>
      <div data-step={step}>{children}</div>
      <div>
        <b>{name}</b>
        <CopyButton code={code} />
        <span>
          {size} ({Number.parseFloat(size) * 16}px), weight {weight}, line height {lineHeight}
        </span>
        <span>{use}</span>
      </div>
    </Use>
  );
}

const MACHINES = [
  ['Electric scissor lift 12 m', '1', '€ 285.00'],
  ['Telescopic boom lift 22 m', '12', '€ 1,640.00'],
];

function TypographyInUse() {
  return (
    <Sheet>
      <h2>Typography in use</h2>
      <p>
        One family, with figures of one width. Weight and color make the hierarchy before size does. Sizes are in rem,
        so that a reader’s own font size counts.
      </p>
      <InUse name="Page title" step="title" code='<Typography variant="h1">' use="Once a page, from PageHeader.">
        <Typography variant="h1" component="div">
          Machines on rent
        </Typography>
      </InUse>
      <InUse name="Section" step="section" code='<Typography variant="h2">' use="A part of a page or of a dialog.">
        <Typography variant="h2" component="div">
          Delivery and return
        </Typography>
      </InUse>
      <InUse name="Card" step="card" code='<Typography variant="h3">' use="The title of a card, a row’s main line.">
        <Typography variant="h3" component="div">
          Contract C-240118
        </Typography>
      </InUse>
      <InUse name="Body" step="body" code='<Typography variant="body1">' use="Everything that has no other style.">
        <Typography variant="body1" component="div">
          The machine is picked up within two workdays. Until then it stays at your site, and you look after it.
        </Typography>
      </InUse>
      <InUse name="Small" step="small" code='<Typography variant="body2">' use="Second lines, hints, counts.">
        <Typography variant="body2" component="div">
          SCI-E-12 · fleet no. 204 118
        </Typography>
      </InUse>
      <InUse
        name="Table"
        step="columnHead"
        code='<Typography variant="columnHead">'
        use="The heads of a table. Numbers stand at the end of their column, so that their digits are below each other."
      >
        <table>
          <thead>
            <tr>
              {['Machine', 'Quantity', 'Rate'].map((head, index) => (
                <th key={head} scope="col" data-number={index > 0 ? '' : undefined}>
                  <Typography variant="columnHead">{head}</Typography>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MACHINES.map(([name, ...numbers]) => (
              <tr key={name}>
                <td>{name}</td>
                {numbers.map((number) => (
                  <td key={number} data-number="">
                    {number}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </InUse>
      <InUse name="Figure" step="figure" code='<Typography variant="figure">' use="A number that stands for a list.">
        <Typography variant="figure" component="div">
          1,124
        </Typography>
      </InUse>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Typography',
  component: TypographyInUse,
  parameters: { layout: 'padded', pictures: { only: 'wide', scheme: 'light' } },
} satisfies Meta<typeof TypographyInUse>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-01]
export const InUseStory: Story = {
  name: 'In use',
  play: async ({ canvasElement }) => {
    const uses = within(canvasElement).getAllByRole('region');
    await expect(uses).toHaveLength(Object.keys(type).length - 1);
    for (const use of uses) {
      const example = use.querySelector('[data-step]') as HTMLElement;
      const { size, weight } = type[example.dataset.step as StepName];
      const set = getComputedStyle(example.querySelector('.MuiTypography-root') as HTMLElement);
      await expect([set.fontSize, set.fontWeight]).toEqual([`${Number.parseFloat(size) * 16}px`, `${weight}`]);
    }
  },
};
