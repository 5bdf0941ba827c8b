import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { mayLeave } from '../updates/may-leave.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

function SavedForm() {
  useUnsavedGuard(false);
  return <h1>Form</h1>;
}

it('[SW-02] lets no update in between a save and the page that follows it', async () => {
  const code = Promise.withResolvers<{ element: React.ReactNode }>();
  const router = createMemoryRouter([
    { path: '/', element: <SavedForm /> },
    { path: '/saved', lazy: () => code.promise },
  ]);
  const store = configureStore({ reducer: () => ({}) });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(mayLeave(window)).toBe(true);
  act(() => void router.navigate('/saved'));
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
  expect(mayLeave(window)).toBe(false);
  await act(async () => code.resolve({ element: <h1>Saved</h1> }));
  expect(await screen.findByRole('heading', { name: 'Saved' })).toBeVisible();
  expect(mayLeave(window)).toBe(true);
});
