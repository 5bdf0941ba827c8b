import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { MobileNavigation } from '../components/MobileNavigation/index.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { createHireyardTheme } from '../theme/create-hireyard-theme.ts';
import { useComponentProps } from './component.ts';
import { slot } from './slot.ts';

const rendered = vi.fn((_: object) => ({}));

const Root = slot('section', 'HyPaginator-root', {});
const Moves = slot('div', 'HyPaginator-moves', rendered);
const Heavy = memo(function Heavy() {
  return <Moves>Heavy</Moves>;
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
  expect(rendered).toHaveBeenLastCalledWith(expect.objectContaining({ ownerState: { 'data-own': 'two' } }));
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
