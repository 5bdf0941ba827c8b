import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heights } from './measure.ts';
import { row } from './parts.tsx';

const rows: [machine: string, code: string, days: number][] = [
  ['Mini excavator 1.8 t', '0914', 12],
  ['Scissor lift 10 m', '2207', 4],
  ['Generator 60 kVA', '3310', 31],
];

const meta = {
  title: 'Components/MUI/Table',
  component: Table,
  decorators: [row],
  parameters: { pictures: { only: 'wide' } },
  render: (args) => (
    <TableContainer component={Paper} variant="outlined" sx={{ maxInlineSize: 640 }}>
      <Table {...args}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox indeterminate slotProps={{ input: { 'aria-label': 'All' } }} />
            </TableCell>
            <TableCell sortDirection="asc">
              <TableSortLabel active direction="asc">
                Machine
              </TableSortLabel>
            </TableCell>
            <TableCell>Code</TableCell>
            <TableCell align="right">Days</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([machine, code, days], index) => (
            <TableRow key={code} hover selected={index === 1}>
              <TableCell padding="checkbox">
                <Checkbox checked={index === 1} readOnly slotProps={{ input: { 'aria-label': machine } }} />
              </TableCell>
              <TableCell>{machine}</TableCell>
              <TableCell>{code}</TableCell>
              <TableCell align="right">{days}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  ),
  play: async ({ canvas }) => {
    const [, ...body] = canvas.getAllByRole('row');
    expect(body).toHaveLength(3);
    expect(new Set(heights(body.slice(0, 2))).size).toBe(1);
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
