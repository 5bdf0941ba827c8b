import type { Theme } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, memo, useContext, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CompanyMenu } from '../components/CompanyMenu/index.ts';
import { MobileNavigation } from '../components/MobileNavigation/index.ts';
import { Paginator } from '../components/Paginator/index.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { themeWith } from '../testing/theme-with.ts';
import { createHireyardTheme } from '../theme/create-hireyard-theme.ts';
import { type SlotOverrides, useComponentProps } from './component.ts';
import { innerSlot, ownerStateOf, rootSlot, slot } from './slot.ts';

const rendered = vi.fn((_: object | undefined) => 'Heavy');

const Root = slot('section', 'HyPaginator-root', {});
const Moves = slot('div', 'HyPaginator-moves', {});
/** Reads the state as a slot does. */
const Read = () => rendered(useContext(ownerStateOf('HyPaginator')));
const Heavy = memo(function Heavy() {
  return (
    <Moves>
      <Read />
    </Moves>
  );
});

function Counter(props: { 'data-own': string }) {
  const root = useComponentProps('HyPaginator', props);
  const [count, setCount] = useState(0);
  return (
    <Root {...root}>
      <button type="button" onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>
      <Heavy />
    </Root>
  );
}

it('[UI-01] hands the same state to the slots while a component changes within: nothing memoized renders again', async () => {
  const { rerender } = render(
    <UiProvider>
      <Counter data-own="one" />
    </UiProvider>,
  );
  const before = rendered.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeInTheDocument();
  expect(rendered).toHaveBeenCalledTimes(before);
  rerender(
    <UiProvider>
      <Counter data-own="two" />
    </UiProvider>,
  );
  expect(rendered).toHaveBeenLastCalledWith({ 'data-own': 'two' });
});

it('asks for the styles of a slot once for each theme', () => {
  const styles = vi.fn(() => ({ order: 1 }));
  const Part = slot('div', 'HyPaginator-root', styles);
  const themed = (theme = createHireyardTheme()) => (
    <UiProvider theme={theme}>
      <Part>One</Part>
      <Part>Two</Part>
    </UiProvider>
  );
  const { rerender } = render(themed());
  expect(styles).toHaveBeenCalledTimes(1);
  expect(getComputedStyle(screen.getByText('Two')).order).toBe('1');
  rerender(themed());
  expect(styles).toHaveBeenCalledTimes(2);
});

it('[UI-01] hands the state to a slot beside the root', async () => {
  const narrow = createHireyardTheme({
    components: {
      HyMobileNavigation: { styleOverrides: { head: ({ ownerState }) => ({ order: ownerState.sections.length }) } },
    },
  });
  render(
    <UiProvider theme={narrow}>
      <MobileNavigation sections={[{ id: 'main', entries: [] }]} logo="Hireyard" />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
  const head = (await screen.findByText('Hireyard')).closest('.HyMobileNavigation-head');
  expect(getComputedStyle(head as HTMLElement).order).toBe('1');
});

it('[UI-01] calls the handlers of both for a part: the consumer’s, then its own', async () => {
  const entries = [{ kind: 'action', id: 'out', label: 'Sign out', onSelect: vi.fn() }] as const;
  const calls: string[] = [];
  const opened = () => calls.push(`expanded ${screen.getByRole('button').getAttribute('aria-expanded')}`);
  render(
    <UiProvider>
      <CompanyMenu
        name="Bouwgroep"
        entries={entries}
        onKeyDown={() => calls.push('key')}
        slotProps={{ trigger: { onClick: opened }, item: { 'data-testid': 'item' }, name: { lang: 'nl' } }}
      />
    </UiProvider>,
  );
  expect(screen.getByText('Bouwgroep')).toHaveAttribute('lang', 'nl');
  await userEvent.click(screen.getByRole('button', { name: 'Bouwgroep' }));
  expect(calls).toEqual(['expanded false']);
  expect(screen.getByTestId('item')).toBe(screen.getByRole('menuitem', { name: 'Sign out' }));
  await userEvent.keyboard('{Tab}');
  expect(calls).toEqual(['expanded false', 'key']);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('[UI-01] adds slotProps of one place to those of the theme', () => {
  const theme = createHireyardTheme({
    components: { HyPaginator: { defaultProps: { slotProps: { root: { lang: 'nl' }, moves: { lang: 'nl' } } } } },
  });
  const { container } = render(
    <UiProvider theme={theme}>
      <Paginator count={40} slots={{ moves: 'footer' }} slotProps={{ moves: { lang: 'de' } }} />
    </UiProvider>,
  );
  expect(container.querySelector('.HyPaginator-root')).toHaveAttribute('lang', 'nl');
  expect(container.querySelector('footer.HyPaginator-moves')).toHaveAttribute('lang', 'de');
});

// @ts-expect-error unknown slot
createElement(Paginator, { total: 40, slotProps: { lid: {} } });
// @ts-expect-error slot of another component
createElement(CompanyMenu, { name: 'Bouwgroep', entries: [], slots: { moves: 'footer' } });
// @ts-expect-error unknown attribute
createElement(Paginator, { total: 40, colour: 'red' });

describe('an inner slot', () => {
  const List = rootSlot('div', 'HyPaginator-root', { order: 1 }, ['moves'], () => ({ moves: { order: 2 } }));
  const Move = innerSlot('span', 'HyPaginator-moves');
  const draw = (theme: Theme = createHireyardTheme(), props: SlotOverrides = {}) => {
    const { container } = render(
      <UiProvider theme={theme}>
        <List ownerState={props}>
          <Move className="own">Next</Move>
        </List>
      </UiProvider>,
    );
    return { root: container.querySelector('.HyPaginator-root'), move: screen.getByText('Next') };
  };

  it('[UI-01] has the styles that its root declares, and no class of its own', () => {
    const { root, move } = draw();
    expect(root).toHaveStyle({ order: '1' });
    expect(move).toHaveStyle({ order: '2' });
    expect(move).toHaveAttribute('class', 'HyPaginator-moves own');
  });

  it('[UI-01] takes the overrides of the theme, as styles and as a function of the props', () => {
    const themed = (moves: unknown) => themeWith({ HyPaginator: { styleOverrides: { moves } } });
    expect(draw(themed({ order: 3 })).move).toHaveStyle({ order: '3' });
    cleanup();
    const byProps = ({ ownerState }: { ownerState: SlotOverrides }) => ({ order: ownerState.slots ? 4 : 5 });
    expect(draw(themed(byProps), { slots: {} }).move).toHaveStyle({ order: '4' });
  });

  it('[UI-01] takes another element, attributes, class and styles for one instance', () => {
    const { move } = draw(undefined, {
      slots: { moves: 'b' },
      slotProps: { moves: { title: 'Onward', className: 'more', sx: { order: 6 } } },
    });
    expect(move.tagName).toBe('B');
    expect(move).toHaveAttribute('title', 'Onward');
    expect(move).toHaveClass('HyPaginator-moves', 'own', 'more');
    expect(move).toHaveStyle({ order: '6' });
  });
});
