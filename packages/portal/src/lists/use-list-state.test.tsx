import { listDocuments } from '@hireyard/contract';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type ListControls, useListState, usePageMark } from './use-list-state.ts';

/** Renders the list of documents at the address of its first page. */
function openList() {
  const router = createMemoryRouter([{ path: '/', Component: List }]);
  const list = Object.assign(router, { current: {} as ListControls });
  function List() {
    list.current = useListState(listDocuments.list);
    return usePageMark() ?? 'by number';
  }
  render(<RouterProvider router={router} />);
  return list;
}

it('[DOM-52] continues behind the last row of the page before', async () => {
  const list = openList();
  await act(async () => list.current.change({ page: 1 }, { after: 'cursor' }));
  expect(list.state.location.search).toBe('?page=2');
  expect(screen.getByText('cursor')).toBeVisible();
});

it('[DOM-52] reads a page by its number when the order changed since the rows of its cursor', async () => {
  const list = openList();
  const rendered = list.current;
  await act(async () => {
    rendered.change({ sort: { field: 'number', direction: 'asc' } });
    rendered.change({ page: 1 }, { after: 'cursor of the former order' });
  });
  expect(list.state.location.search).toBe('?sort=number%2Casc&page=2');
  expect(screen.getByText('by number')).toBeVisible();
});
