import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const fields = (errors: Partial<Record<'name' | 'email', string>> = {}) => (
  <>
    <TextField label="Name" name="name" required error={Boolean(errors.name)} helperText={errors.name} />
    <TextField
      label="E-mail address"
      name="email"
      type="email"
      required
      error={Boolean(errors.email)}
      helperText={errors.email}
    />
    <TextArea label="Remarks" name="remarks" maxLength={500} />
  </>
);
const buttons = (
  <>
    <Button type="submit" variant="contained">
      Save changes
    </Button>
    <Button>Cancel</Button>
  </>
);

/** Rejects empty fields. */
function Checked({ children, ...form }: FormProps & { children: ReactNode }) {
  const [errors, setErrors] = useState<Partial<Record<'name' | 'email', string>>>();
  return (
    <Form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setErrors({
          ...(!data.get('name') && { name: 'Enter a name.' }),
          ...(!data.get('email') && { email: 'Enter an e-mail address.' }),
        });
      }}
    >
      {errors ? fields(errors) : children}
    </Form>
  );
}

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: { label: 'Contact person', children: fields(), actions: buttons, onSubmit: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { pictures: undefined } };
// [SH-05]
export const Refused: Story = {
  name: 'After a refused submit, the focus is on what is wrong',
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(canvas.getByRole('group', { name: 'There are problems with 2 fields' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'E-mail address Enter an e-mail address.' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  },
};
// [SH-05]
export const FirstField: Story = {
  name: 'A short form sends the focus to the first field',
  args: { focusOnError: 'field' },
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};
export const RefusedAsAWhole: Story = {
  name: 'Refused as a whole, with a way on',
  args: {
    error: 'Someone else changed this in the meantime.',
    errorAction: <Button size="small">Load the latest</Button>,
  },
};
// [UI-34]
export const Page: Story = {
  name: 'A page of its own, in a wide window',
  args: {
    layout: 'page',
    children: (
      <>
        {fields({ name: 'Enter a name.' })}
        <CheckboxGroup
          label="Functions"
          hint="What we call about."
          options={['Orders', 'Invoices'].map((label) => ({ value: label, label }))}
        />
        <DateRangeField label="Away" today="2026-11-20" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Card>
        <CardContent>
          <Story />
        </CardContent>
      </Card>
    ),
  ],
  parameters: { pictures: { only: 'wide' } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Remarks').getBoundingClientRect();
    const remarks = canvas.getByRole('textbox', { name: 'Remarks' }).getBoundingClientRect();
    const save = canvas.getByRole('button', { name: 'Save changes' }).getBoundingClientRect();
    const isWide = window.innerWidth >= 1200;
    await expect(label.right < remarks.left).toBe(isWide);
    await expect(save.left > remarks.right).toBe(isWide);
  },
};
export const Dark: Story = {
  args: { children: fields({ name: 'Enter a name.' }) },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { children: fields({ name: 'Enter a name.' }) },
  globals: { direction: 'rtl' },
};
