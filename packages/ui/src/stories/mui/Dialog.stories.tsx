import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  args: { open: true, fullWidth: true, maxWidth: 'xs', 'aria-labelledby': 'title' },
  parameters: { docs: { story: { height: '380px' } } },
  render: (args) => (
    <div style={{ minBlockSize: 380 }}>
      <Dialog {...args}>
        <DialogTitle id="title">Add a site contact</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText>Drivers call this person on arrival.</DialogContentText>
          <TextField label="Name" />
          <TextField label="Phone" placeholder="+31 20 123 4567" />
        </DialogContent>
        <DialogActions>
          <Button>Cancel</Button>
          <Button variant="contained">Add contact</Button>
        </DialogActions>
      </Dialog>
    </div>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add a site contact' });
    const { left, right } = dialog.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(14);
    expect(innerWidth - right).toBeGreaterThanOrEqual(14);
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const FullScreen: Story = {
  args: { fullScreen: true },
  parameters: { pictures: { only: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add a site contact' });
    expect(dialog.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};
