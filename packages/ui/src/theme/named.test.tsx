import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Paginator } from '../components/Paginator/index.ts';
import { StatusChip } from '../components/StatusChip/index.ts';
import { UiProvider } from '../provider/index.ts';
import { createHireyardTheme } from './createHireyardTheme.ts';

/** What a consumer writes; that it compiles is half of the test. */
const theme = createHireyardTheme({
  components: {
    HyStatusChip: {
      defaultProps: { tone: 'planned' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          order: ownerState.tone === 'overdue' ? 3 : 2,
          borderColor: theme.vars.color.line,
        }),
      },
      variants: [{ props: { tone: 'pending' }, style: { zIndex: 9 } }],
    },
    HyPaginator: {
      defaultProps: { sizes: [10, 20], labels: { rowsPerPage: 'Per page' } },
      styleOverrides: { moves: ({ ownerState }) => ({ order: ownerState.page === 0 ? 4 : 3 }) },
    },
  },
});

createHireyardTheme({
  components: {
    HyStatusChip: {
      // @ts-expect-error a tone that there is not
      defaultProps: { tone: 'purple' },
      // @ts-expect-error a slot that there is not
      styleOverrides: { lid: {} },
      // @ts-expect-error a property that there is not
      variants: [{ props: { colour: 'red' }, style: {} }],
    },
  },
});

describe('a consumer’s theme', () => {
  it('[UI-04] styles by the state of a component, its own properties before the theme’s', () => {
    render(
      <UiProvider theme={theme}>
        <StatusChip tone="overdue">Overdue</StatusChip>
        <StatusChip tone="pending">Pick-up pending</StatusChip>
      </UiProvider>,
    );
    const overdue = screen.getByText('Overdue').parentElement as HTMLElement;
    const pending = screen.getByText('Pick-up pending').parentElement as HTMLElement;
    expect(getComputedStyle(overdue).order).toBe('3');
    expect(getComputedStyle(pending).order).toBe('2');
    expect(getComputedStyle(pending).zIndex).toBe('9');
    expect(getComputedStyle(overdue).zIndex).not.toBe('9');
  });

  it('[UI-04] gives defaults and reaches an inner slot by its name, with the component’s properties', () => {
    const { container } = render(
      <UiProvider theme={theme}>
        <Paginator page={0} size={10} total={40} onPage={() => undefined} />
      </UiProvider>,
    );
    expect(screen.getByLabelText('Per page')).toHaveValue('10');
    const moves = container.querySelector('.HyPaginator-moves') as HTMLElement;
    expect(getComputedStyle(moves).order).toBe('4');
  });
});
