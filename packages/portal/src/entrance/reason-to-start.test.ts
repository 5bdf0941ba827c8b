import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { environment } from '../testing/fixtures.ts';
import { reasonToStart } from './reason-to-start.ts';

const WELL = { status: 'UP', bannerText: '' };
const answers = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => answer()),
  );

const hasReason = vi.fn();
/** Resolves once what is promised already has been heard. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  hasReason.mockClear();
  document.body.innerHTML = '<form><input><button></button></form>';
});
afterEach(() => vi.unstubAllGlobals());

const whatIsDone: [string, () => unknown][] = [
  ['moves the pointer', () => fireEvent.pointerMove(document.body, { movementX: 1 })],
  ['touches', () => fireEvent.pointerDown(document.body)],
  ['presses a key', () => fireEvent.keyDown(document.body)],
  ['lets a password manager fill in', () => fireEvent.input(document.querySelector('input') as Element)],
  ['lets a screen reader click', () => fireEvent.click(document.querySelector('button') as Element)],
  ['sends the form by script', () => fireEvent.submit(document.querySelector('form') as Element)],
  ['comes back to the tab', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
];
it.each(whatIsDone)('[SH-05] waits until a visitor %s', async (_, act) => {
  answers(() => Response.json(WELL));
  void reasonToStart(environment, Promise.resolve()).then(hasReason);
  await settled();
  expect(hasReason).not.toHaveBeenCalled();
  act();
  await settled();
  expect(hasReason).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`${environment.apiUrl}/availability`);
});

it('[SH-05] goes on waiting while a pointer rests on what comes to be below it', async () => {
  answers(() => Response.json(WELL));
  void reasonToStart(environment, Promise.resolve()).then(hasReason);
  fireEvent.pointerMove(document.body, { movementX: 0, movementY: 0 });
  await settled();
  expect(hasReason).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body, { movementX: 0, movementY: -1 });
  await settled();
  expect(hasReason).toHaveBeenCalledOnce();
});

const whatIsAnswered: [string, () => Response][] = [
  ['is closed', () => Response.json({ status: 'DOWN', bannerText: '' })],
  ['has a message', () => Response.json({ ...WELL, bannerText: 'Closed on Sunday' })],
  ['fails', () => new Response('<html>', { status: 502 })],
  ['refuses', () => Response.json({ type: 'maintenance', title: 'Maintenance', status: 503 }, { status: 503 })],
  ['is out of reach', () => Response.error()],
];
it.each(whatIsAnswered)('[MT-02] [SH-01] does not wait where the server %s', async (_, answer) => {
  answers(answer);
  void reasonToStart(environment, Promise.resolve()).then(hasReason);
  await vi.waitFor(() => expect(hasReason).toHaveBeenCalledOnce());
});

it('[SH-05] hears the visitor before the form is painted, and asks the server after that', async () => {
  answers(() => Response.json(WELL));
  void reasonToStart(environment, new Promise(() => undefined)).then(hasReason);
  fireEvent.pointerDown(document.body);
  await settled();
  expect(hasReason).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
});
