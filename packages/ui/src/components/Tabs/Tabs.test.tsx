import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { nextTab } from './model.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const tabs = [
  {
    id: 'machines',
    label: 'Machines',
    panel: (
      <label>
        Note <input />
      </label>
    ),
  },
  { id: 'charges', label: 'Charges', count: 2, countLabel: '2 open', panel: 'Two charges' },
  { id: 'files', label: 'Files', panel: 'No files' },
];
const show = (props: Partial<TabsProps> = {}) =>
  render(
    <UiProvider>
      <Tabs label="Contract" tabs={tabs} {...props} />
    </UiProvider>,
  );
const tab = (name: string) => screen.getByRole('tab', { name });

/** Mocks a layout where the list is 100 wide and each tab 80. */
function laidOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this.role !== 'tab') return new DOMRect(0, 0, 100, 40);
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(80 * at - (this.parentElement?.scrollLeft ?? 0), 0, 80, 40);
  });
}
afterEach(() => vi.restoreAllMocks());

describe('Tabs', () => {
  it('[UI-01] scroll their list to the selected one, and leave where Tab begins to the page', async () => {
    laidOut();
    const into = vi.fn();
    Element.prototype.scrollIntoView = into;
    show({ defaultValue: 'files' });
    expect(screen.getByRole('tablist').scrollLeft).toBe(140);
    await userEvent.click(tab('Machines'));
    expect(screen.getByRole('tablist').scrollLeft).toBe(0);
    expect(into).not.toHaveBeenCalled();
  });

  it('[UI-01] show one panel, named by its tab, and another after a click', async () => {
    const onChange = vi.fn();
    show({ onChange });
    expect(screen.getByRole('tablist', { name: 'Contract' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Machines' })).toBeVisible();
    await userEvent.click(tab('Charges 2 open'));
    expect(screen.getByRole('tabpanel', { name: 'Charges 2 open' })).toHaveTextContent('Two charges');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'charges');
  });

  it('[SH-05] are one stop of the Tab key; arrows, Home and End move and show', async () => {
    show();
    await userEvent.tab();
    expect(tab('Machines')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Machines' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tab('Machines')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Files')).toHaveFocus();
    expect(tab('Files')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(tab('Charges 2 open')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel', { name: 'Files' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Files' })).toHaveFocus();
  });

  it('[UI-01] stay where their consumer says', async () => {
    const onChange = vi.fn();
    show({ value: 'files', onChange });
    await userEvent.click(tab('Machines'));
    expect(onChange).toHaveBeenCalledWith(expect.anything(), 'machines');
    expect(tab('Files')).toHaveAttribute('aria-selected', 'true');
  });

  it('[UI-01] can be reached where none of them is selected', async () => {
    show({ value: 'gone' });
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await userEvent.tab();
    expect(tab('Machines')).toHaveFocus();
  });

  it.each([
    [true, 'gate 2'],
    [false, ''],
  ])('[UI-01] with keepMounted %s a hidden panel has what was typed: "%s"', async (keepMounted, typed) => {
    show({ keepMounted });
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'gate 2');
    await userEvent.click(tab('Files'));
    await userEvent.click(tab('Machines'));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(typed);
  });

  it.each([
    ['ArrowRight', 1, 'charges'],
    ['ArrowLeft', 1, 'files'],
    ['ArrowRight', -1, 'files'],
    ['ArrowLeft', -1, 'charges'],
    ['Enter', 1, undefined],
  ] as const)('[UI-03] from the first of them %s in direction %i leads to %s', (key, direction, to) => {
    expect(nextTab(tabs, 'machines', key, direction)).toBe(to);
  });
});
