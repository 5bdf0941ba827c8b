import { screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { user, visit } from '../testing/visit.tsx';

it('[ST-09] a visit renders its page at once when its code has loaded, without a fallback before it', async () => {
  await visit('/own', {
    state: user(['order']),
    pages: [{ path: '/own', element: <p>The page</p> }],
    create: (routes) => createMemoryRouter(routes, { initialEntries: ['/own'] }),
  });
  expect(screen.getByText('The page')).toBeVisible();
});
