import { render } from '@testing-library/react';
import { DeskApp } from '../desk/DeskApp.tsx';
import type { RootState } from '../store/store.ts';
import { PRODUCT_NAMES } from './contracts.ts';
import { DESK_ANSWERS, openDesk } from './desk.ts';
import { type Answers, fakeHttp } from './fake-http.ts';

/** Renders the desk at an address. */
export async function visitDesk(
  address: string,
  { answers = {}, state }: { readonly answers?: Answers; readonly state?: Partial<RootState> } = {},
) {
  window.scrollTo = () => undefined;
  const names = { 'GET /i18n/products': { language: 'en-US', names: PRODUCT_NAMES['en-US'] ?? {} } };
  const { http, requests } = fakeHttp({ ...names, ...DESK_ANSWERS, ...answers });
  const opened = await openDesk({ http, address, ...(state && { state }) });
  return { ...render(<DeskApp {...opened} />), ...opened, requests };
}
