import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataList, LanguageSwitcher, Paginator, Select, UiProvider } from '../index.ts';

const nothing = () => undefined;
const selects = {
  Select: <Select label="Depot" options={[]} />,
  LanguageSwitcher: <LanguageSwitcher languages={[]} language="en-US" onLanguageChange={nothing} />,
  Paginator: <Paginator count={60} rowsPerPageOptions={[25, 50]} />,
  DataList: (
    <DataList
      caption="Contracts"
      columns={[{ id: 'name', header: 'Name', cell: String, sort: 'name' }]}
      items={[]}
      keyOf={String}
      defaultSort={{ field: 'name', direction: 'asc' }}
    />
  ),
};

it('[UI-33] every select has the same arrow, and not the browser’s', () => {
  const each = Object.entries(selects).map(([name, select]) => <div key={name}>{select}</div>);
  const { container } = render(<UiProvider>{each}</UiProvider>);
  const looks = [...container.querySelectorAll('select')].map((select) => ({
    appearance: getComputedStyle(select).appearance,
    room: getComputedStyle(select).paddingInlineEnd,
    arrow: select.nextElementSibling?.querySelector('path')?.getAttribute('d'),
  }));
  const [kits] = looks;
  expect(kits).toEqual({ appearance: 'none', room: '36px', arrow: expect.any(String) });
  expect(looks).toEqual(Object.keys(selects).map(() => kits));
});
