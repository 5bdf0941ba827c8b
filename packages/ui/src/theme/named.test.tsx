import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Paginator } from '../components/Paginator/index.ts';
import { StatusChip } from '../components/StatusChip/index.ts';
import { UiProvider } from '../provider/index.ts';
import { createHireyardTheme } from './create-hireyard-theme.ts';

/** Code of a consumer. Half of the test is that it compiles. */
const theme = createHireyardTheme({
  components: {
    HyStatusChip: {
      defaultProps: { tone: 'info' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          order: ownerState.tone === 'error' ? 3 : 2,
          borderColor: theme.vars.color.line,
        }),
      },
      variants: [{ props: { tone: 'warning' }, style: { zIndex: 9 } }],
    },
    HyPaginator: {
      defaultProps: { rowsPerPageOptions: [10, 20], labels: { rowsPerPage: 'Per page' } },
      styleOverrides: { moves: ({ ownerState }) => ({ order: ownerState.page === 0 ? 4 : 3 }) },
    },
  },
});

createHireyardTheme({
  components: {
    HyStatusChip: {
      // @ts-expect-error unknown tone
      defaultProps: { tone: 'purple' },
      // @ts-expect-error unknown slot
      styleOverrides: { lid: {} },
      // @ts-expect-error unknown property
      variants: [{ props: { colour: 'red' }, style: {} }],
    },
  },
});

declare module '@mui/material/styles' {
  interface PaletteOptions {
    depot?: PaletteOptions['primary'];
  }
}

describe('a consumer’s theme', () => {
  it('[UI-04] adds to the theme of MUI’s components, slot by slot, and removes nothing', () => {
    const added = createHireyardTheme({
      components: {
        MuiButton: {
          styleOverrides: { root: { letterSpacing: 3 } },
          variants: [{ props: { variant: 'contained' }, style: { zIndex: 7 } }],
        },
        MuiCssBaseline: { styleOverrides: { body: { letterSpacing: '5px' } } },
      },
    });
    render(
      <UiProvider theme={added}>
        <Button variant="contained" color="signal">
          Order
        </Button>
      </UiProvider>,
    );
    const button = getComputedStyle(screen.getByRole('button', { name: 'Order' }));
    expect([button.letterSpacing, button.zIndex, button.textTransform]).toEqual(['3px', '7', 'none']);
    expect(button.backgroundColor).toBe('rgb(242, 183, 5)');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    expect(rules.some((rule) => /^body .*100dvh/.test(rule))).toBe(true);
    expect(rules.some((rule) => /^body .*5px/.test(rule))).toBe(true);
  });

  it('[UI-04] has colors of a consumer’s own as variables, in both schemes', () => {
    const depot = { main: '#123456', contrastText: '#ffffff' };
    const own = createHireyardTheme({ colorSchemes: { light: { palette: { depot } }, dark: { palette: { depot } } } });
    expect(own.vars.palette).toMatchObject({ depot: { main: 'var(--hy-palette-depot-main, #123456)' } });
    expect(own.vars.palette.primary.main).toContain('--hy-palette-primary-main');
  });

  it('[UI-04] styles by the state of a component, its own properties before the theme’s', () => {
    render(
      <UiProvider theme={theme}>
        <StatusChip tone="error">Overdue</StatusChip>
        <StatusChip tone="warning">Pick-up pending</StatusChip>
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
        <Paginator page={0} rowsPerPage={10} count={40} />
      </UiProvider>,
    );
    expect(screen.getByLabelText('Per page')).toHaveValue('10');
    const moves = container.querySelector('.HyPaginator-moves') as HTMLElement;
    expect(getComputedStyle(moves).order).toBe('4');
  });
});
