import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { argType } from './arg-type.ts';
import { column } from './parts.tsx';

const meta = {
  title: 'Components/Lists/Card',
  component: Card,
  decorators: [column],
  args: {
    children: (
      <>
        <CardContent>
          <Typography variant="h3">Zuidas Tower C</Typography>
          <Typography>12 machines on rent, 2 of them overdue.</Typography>
        </CardContent>
        <CardActions>
          <Button variant="text">Open project</Button>
        </CardActions>
      </>
    ),
  },
  argTypes: {
    children: argType('`CardContent` and `CardActions`.', 'ReactNode'),
    variant: argType('A line, and no shadow.', ['outlined', 'elevation'], 'outlined'),
  },
  parameters: { pictures: { only: 'wide' } },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-31]
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Zuidas Tower C' })).toBeVisible();
    const action = canvas.getByRole('button', { name: 'Open project' });
    await userEvent.tab();
    await expect(action).toHaveFocus();
    // Within the card, which cuts what is outside.
    await expect(getComputedStyle(action).outlineOffset).toBe('-2px');
    action.blur();
  },
};
