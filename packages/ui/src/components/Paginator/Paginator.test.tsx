import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Paginator, type PaginatorProps } from './Paginator.tsx';

function Pages({ total = 124, start = 0, locale }: { total?: number | undefined; start?: number; locale?: typeof nl }) {
  const [page, setPage] = useState(start);
  const [size, setSize] = useState(25);
  return (
    <UiProvider {...(locale && { locale })}>
      <Paginator
        page={page}
        rowsPerPage={size}
        count={total}
        onPageChange={(_, page) => setPage(page)}
        rowsPerPageOptions={[25, 50]}
        onRowsPerPageChange={(_, pageSize) => setSize(pageSize)}
      />
    </UiProvider>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

describe('Paginator', () => {
  it('[UI-02] has a range label and buttons for the next, previous, first and last page', async () => {
    render(<Pages />);
    expect(screen.getByText('1–25 of 124')).toBeVisible();
    await userEvent.click(button('Next page'));
    expect(screen.getByText('26–50 of 124')).toBeVisible();
    await userEvent.click(button('Last page'));
    expect(screen.getByText('101–124 of 124')).toBeVisible();
    await userEvent.click(button('Previous page'));
    expect(screen.getByText('76–100 of 124')).toBeVisible();
    await userEvent.click(button('First page'));
    expect(screen.getByText('1–25 of 124')).toBeVisible();
  });

  it('[UI-02] keeps the focus on a button that leads nowhere, which then does nothing', async () => {
    const onPageChange = vi.fn();
    render(
      <UiProvider>
        <Paginator page={4} rowsPerPage={25} count={124} onPageChange={onPageChange} />
      </UiProvider>,
    );
    const next = button('Next page');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(next).toHaveFocus();
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it('[UI-02] announces a change of page, and is silent before', async () => {
    render(<Pages />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button('Next page'));
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 5, 26–50 of 124');
  });

  it('[UI-02] moves on by what follows while the total is not counted yet, and names it once it is', async () => {
    const onPageChange = vi.fn();
    const pages = (own: Partial<PaginatorProps>) => (
      <UiProvider>
        <Paginator
          page={0}
          rowsPerPage={25}
          count={undefined}
          hasMore
          rowsOnPage={25}
          onPageChange={onPageChange}
          {...own}
        />
      </UiProvider>
    );
    const { rerender } = render(pages({}));
    expect(screen.getByText('1–25')).toBeVisible();
    expect(button('Last page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Next page'));
    expect(onPageChange).toHaveBeenLastCalledWith(expect.anything(), 1);
    rerender(pages({ page: 1 }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Page 2, 26–50$/);
    rerender(pages({ page: 1, count: 124 }));
    expect(screen.getByText('26–50 of 124')).toBeVisible();
    await userEvent.click(button('Last page'));
    expect(onPageChange).toHaveBeenLastCalledWith(expect.anything(), 4);
  });

  it('[UI-02] counts by itself on the last page', () => {
    render(
      <UiProvider>
        <Paginator page={2} rowsPerPage={25} count={undefined} hasMore={false} rowsOnPage={4} />
      </UiProvider>,
    );
    expect(screen.getByText('51–54 of 54')).toBeVisible();
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[UI-02] lets one place say a range without a total in words of its own', () => {
    render(
      <UiProvider>
        <Paginator
          page={1}
          rowsPerPage={25}
          count={undefined}
          hasMore
          labels={{ rangeWithoutTotal: '{start} to {end} of many' }}
        />
      </UiProvider>,
    );
    expect(screen.getByText('26 to 50 of many')).toBeVisible();
  });

  it('[UI-02] offers page sizes', async () => {
    render(<Pages />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    expect(screen.getByText('1–50 of 124')).toBeVisible();
  });

  it('[UI-02] speaks the language of its locale', () => {
    render(<Pages total={60_000} locale={nl} />);
    expect(screen.getByText('1–25 van 60.000')).toBeVisible();
    expect(button('Volgende pagina')).toBeVisible();
  });

  it('[UI-02] reads an invalid page, size or total as the least possible', () => {
    render(
      <UiProvider>
        <Paginator page={Number.NaN} rowsPerPage={0} count={-3} rowsPerPageOptions={[25, 50]} />
      </UiProvider>,
    );
    expect(screen.getByText('0–0 of 0')).toBeVisible();
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[UI-02] offers the size in use, even where it is none of those to choose from', () => {
    render(
      <UiProvider>
        <Paginator page={0} rowsPerPage={40} count={124} rowsPerPageOptions={[25, 50]} />
      </UiProvider>,
    );
    expect(screen.getByRole('combobox')).toHaveValue('40');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['25', '40', '50']);
  });
});
