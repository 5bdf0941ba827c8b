import { listContractLines } from '@hireyard/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { defer, EMPTY, finalize, type Observable, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Http, HttpResponse } from '../http/types.ts';
import { createStore } from '../store/store.ts';
import { memoryStorage, problem } from '../testing/epic-test.ts';
import { useRead } from './use-read.ts';

const refused = (status: number) => throwError(() => problem(status));
const answer = (body: unknown): HttpResponse => ({ status: 200, etag: null, body });

/** A store with readers of contract lines. `respond` answers its requests. */
const portal = (respond: () => Observable<HttpResponse>) => {
  const calls = { sent: 0, open: 0 };
  const http: Http = () =>
    defer(() => {
      calls.sent += 1;
      calls.open += 1;
      return respond().pipe(
        finalize(() => {
          calls.open -= 1;
        }),
      );
    });
  const store = createStore({ http, storage: memoryStorage() });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const read = (page = 0) =>
    renderHook((props: { page: number }) => useRead(listContractLines, { query: props }), {
      wrapper,
      initialProps: { page },
    });
  return { calls, read };
};
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('a read under way', () => {
  it('[HT-06] is cancelled when its last reader is gone, and is made again without a failure', async () => {
    const responses = new Subject<HttpResponse>();
    const { calls, read } = portal(() => responses);
    const first = read();
    const second = read();
    await waitFor(() => expect(calls).toEqual({ sent: 1, open: 1 }));
    first.unmount();
    await settled();
    expect(calls.open).toBe(1);
    second.unmount();
    await waitFor(() => expect(calls.open).toBe(0));

    const failures: unknown[] = [];
    const again = read();
    failures.push(again.result.current.error, again.result.current.failure);
    await settled();
    failures.push(again.result.current.error, again.result.current.failure);
    expect(failures).toEqual([undefined, undefined, undefined, undefined]);
    expect(calls).toEqual({ sent: 2, open: 1 });
    act(() => responses.next(answer({ total: 3 })));
    await waitFor(() => expect(again.result.current.currentData).toEqual({ total: 3 }));
  });

  it('[HT-06] is cancelled when its reader asks for something else', async () => {
    const { calls, read } = portal(() => new Subject());
    const reader = read(0);
    await settled();
    reader.rerender({ page: 1 });
    await waitFor(() => expect(calls).toEqual({ sent: 2, open: 1 }));
  });

  it('[HT-06] goes on when another reader takes its place', async () => {
    const { calls, read } = portal(() => new Subject());
    const reader = read();
    await settled();
    reader.unmount();
    read();
    await waitFor(() => expect(calls).toEqual({ sent: 1, open: 1 }));
  });

  it('[HT-06] that was answered stays for its next reader', async () => {
    const { calls, read } = portal(() => of(answer({ total: 3 })));
    const reader = read();
    await settled();
    reader.unmount();
    await settled();
    expect(read().result.current.currentData).toEqual({ total: 3 });
    expect(calls.sent).toBe(1);
  });

  it('[HT-06] that repeats an answered read is cancelled too, and made again for the next reader', async () => {
    const bodies = [of(answer({ total: 3 })), new Subject<HttpResponse>(), of(answer({ total: 4 }))];
    const { calls, read } = portal(() => bodies.shift() as Observable<HttpResponse>);
    const reader = read();
    await settled();
    act(() => void reader.result.current.refetch());
    await waitFor(() => expect(calls).toEqual({ sent: 2, open: 1 }));
    reader.unmount();
    await waitFor(() => expect(calls.open).toBe(0));
    const again = read();
    await waitFor(() => expect(again.result.current.currentData).toEqual({ total: 4 }));
  });
});

it('[SW-07] what was withdrawn is hidden at once, an answer under another failure stays', async () => {
  const replies = [of(answer({ total: 3 })), refused(500), refused(403), of(answer({ total: 4 }))];
  const { read } = portal(() => replies.shift() ?? EMPTY);
  const { result } = read();
  const again = () => act(async () => void (await result.current.refetch()));
  await waitFor(() => expect(result.current.currentData).toEqual({ total: 3 }));
  await again();
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 500 }));
  expect(result.current).toMatchObject({ currentData: { total: 3 }, failure: undefined });
  await again();
  await waitFor(() => expect(result.current.failure).toMatchObject({ status: 403 }));
  expect(result.current).toMatchObject({ data: undefined, currentData: undefined });
  await again();
  await waitFor(() => expect(result.current.currentData).toEqual({ total: 4 }));
});
