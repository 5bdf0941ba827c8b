import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ListSheet } from './ListSheet.tsx';

describe('ListSheet', () => {
  it('[UI-03] is a named region: search, filters, chips, rows, pages, in this order', () => {
    render(
      <UiProvider>
        <ListSheet
          label="Machines on rent"
          foot={<button type="button">Pages</button>}
          bar={<button type="button">Chips</button>}
          filters={<button type="button">Filters</button>}
          search={<button type="button">Search</button>}
        >
          <button type="button">Rows</button>
        </ListSheet>
      </UiProvider>,
    );
    const parts = within(screen.getByRole('region', { name: 'Machines on rent' })).getAllByRole('button');
    expect(parts.map((part) => part.textContent)).toEqual(['Search', 'Filters', 'Chips', 'Rows', 'Pages']);
  });
});
