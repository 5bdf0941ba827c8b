import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { mayLeave } from './may-leave.ts';
import { objectWhileOpening } from './object-while-opening.ts';

it('[SW-02] lets no update in between a save and the page that follows it', async () => {
  const code = Promise.withResolvers<{ element: string }>();
  const router = createMemoryRouter([
    { path: '/', element: 'Form' },
    { path: '/saved', lazy: () => code.promise },
  ]);
  objectWhileOpening(window, router);
  expect(mayLeave(window)).toBe(true);
  void router.navigate('/saved');
  expect(router.state.location.pathname).toBe('/');
  expect(mayLeave(window)).toBe(false);
  code.resolve({ element: 'Saved' });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/saved'));
  expect(mayLeave(window)).toBe(true);
});
