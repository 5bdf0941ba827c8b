import { listDocuments } from '@hireyard/contract';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type ListControls, useListState, usePageMark } from './use-list-state.ts';

interface Opened {
  controls?: ListControls;
}
function List({ opened }: { opened: Opened }) {
  opened.controls = useListState(listDocuments.list);
  return usePageMark() ?? 'by number';
}

/** Renders the list of documents at the address of its first page. */
function openList() {
  const opened: Opened = {};
  const router = createMemoryRouter([{ path: '/', element: <List opened={opened} /> }]);
  render(<RouterProvider router={router} />);
  return { router, controls: opened.controls as ListControls };
}

it('[DOM-52] continues behind the last row of the page before', async () => {
  const { router, controls } = openList();
  await act(async () => controls.change({ page: 1 }, { after: 'cursor' }));
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.getByText('cursor')).toBeVisible();
});

it('[DOM-52] reads a page by its number when the order changed since the rows of its cursor', async () => {
  const { router, controls } = openList();
  await act(async () => {
    controls.change({ sort: { field: 'number', direction: 'asc' } });
    controls.change({ page: 1 }, { after: 'cursor of the former order' });
  });
  expect(router.state.location.search).toBe('?sort=number%2Casc&page=2');
  expect(screen.getByText('by number')).toBeVisible();
});
