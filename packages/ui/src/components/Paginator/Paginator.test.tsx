import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Paginator } from './Paginator.tsx';

function Pages({ total = 124, start = 0, locale }: { total?: number | undefined; start?: number; locale?: typeof nl }) {
  const [page, setPage] = useState(start);
  const [size, setSize] = useState(25);
  return (
    <UiProvider {...(locale && { locale })}>
      <Paginator page={page} size={size} total={total} onPage={setPage} sizes={[25, 50]} onSize={setSize} />
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
    const onPage = vi.fn();
    render(
      <UiProvider>
        <Paginator page={4} size={25} total={124} onPage={onPage} />
      </UiProvider>,
    );
    const next = button('Next page');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(next).toHaveFocus();
    expect(onPage).not.toHaveBeenCalled();
  });

  it('[UI-02] announces a change of page, and is silent before', async () => {
    render(<Pages />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button('Next page'));
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 5, 26–50 of 124');
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

  it('[UI-02] reads what is no page, size or total as the least there is', () => {
    render(
      <UiProvider>
        <Paginator page={Number.NaN} size={0} total={-3} onPage={() => undefined} sizes={[25, 50]} />
      </UiProvider>,
    );
    expect(screen.getByText('0–0 of 0')).toBeVisible();
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[UI-02] offers the size in use, even where it is none of those to choose from', () => {
    render(
      <UiProvider>
        <Paginator page={0} size={40} total={124} onPage={() => undefined} sizes={[25, 50]} />
      </UiProvider>,
    );
    expect(screen.getByRole('combobox')).toHaveValue('40');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['25', '40', '50']);
  });
});
