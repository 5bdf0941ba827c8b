import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Paginator, type PaginatorProps } from './Paginator.tsx';

function Paging(props: PaginatorProps) {
  const [page, setPage] = useState(props.page);
  const [size, setSize] = useState(props.rowsPerPage);
  return (
    <Paginator
      {...props}
      page={page}
      onPageChange={(_, page) => setPage(page)}
      rowsPerPage={size}
      onRowsPerPageChange={(_, pageSize) => setSize(pageSize)}
    />
  );
}

const meta = {
  title: 'Components/Lists/Paginator',
  component: Paginator,
  args: { page: 0, rowsPerPage: 25, count: 124, rowsPerPageOptions: [25, 50, 100] },
  render: (args) => <Paging {...args} />,
} satisfies Meta<typeof Paginator>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-02]
export const FirstPage: Story = {
  name: 'Range label and four buttons',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 of 124')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  },
};
// [UI-02]
export const LastPage: Story = {
  parameters: { pictures: { only: 'wide', scheme: 'light' } },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await userEvent.click(pages.getByRole('button', { name: 'Last page' }));
    await expect(pages.getByText('101–124 of 124')).toBeVisible();
    await expect(pages.getByRole('status')).toHaveTextContent('Page 5 of 5');
  },
};
// [UI-02]
export const Keyboard: Story = {
  name: 'Every button by keyboard',
  parameters: { pictures: { none: 'the keys are what it shows' } },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    const press = async (name: string, range: string) => {
      await userEvent.tab();
      await expect(pages.getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(pages.getByText(range)).toBeVisible();
    };
    pages.getByRole('combobox', { name: 'Rows per page' }).focus();
    await press('First page', '1–25 of 124');
    await press('Previous page', '1–25 of 124');
    await press('Next page', '26–50 of 124');
    await press('Last page', '101–124 of 124');
    await userEvent.selectOptions(pages.getByRole('combobox'), '50');
    await expect(pages.getByRole('combobox')).toHaveValue('50');
  },
};
export const Loading: Story = { args: { count: undefined } };
// [UI-02]
export const WithoutTotal: Story = {
  name: 'Moves on before the total is counted',
  parameters: { pictures: { only: 'wide' } },
  args: { count: undefined, hasMore: true, rowsOnPage: 25 },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.getByRole('button', { name: 'Last page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await expect(pages.getByText('26–50')).toBeVisible();
    await expect(pages.getByRole('status')).toHaveTextContent('Page 2, 26–50');
  },
};
export const Empty: Story = { args: { count: 0 } };
export const Large: Story = { args: { page: 1200, count: 60_000 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Polish: Story = { globals: { language: 'pl' } };
