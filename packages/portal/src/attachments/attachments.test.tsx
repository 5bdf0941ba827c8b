import type { Attachment } from '@hireyard/contract';
import { UiProvider } from '@hireyard/ui/provider';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Subject } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../http/problem.ts';
import type { Http, HttpRequest, HttpResponse } from '../http/types.ts';
import { createI18n } from '../i18n/i18n.ts';
import { createStore } from '../store/store.ts';
import { AttachmentsField } from './AttachmentsField.tsx';
import { type Attachments, useAttachments } from './use-attachments.ts';

const photo = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });
const stored = (own: Partial<Attachment> = {}): Attachment => ({
  id: 'eeeeeeee-0000-4000-8000-000000000001',
  name: 'mast.jpg',
  mediaType: 'image/jpeg',
  size: 6,
  hasThumbnail: true,
  addedAt: '2026-11-20T09:00:00.000Z',
  addedBy: null,
  ...own,
});

function Form({ initial, onRender }: { initial: readonly Attachment[]; onRender: (attachments: Attachments) => void }) {
  const attachments = useAttachments(initial);
  onRender(attachments);
  return <AttachmentsField label="Photos" attachments={attachments} />;
}

/** Each call waits until the test answers it. */
function open(initial: readonly Attachment[] = []) {
  const calls: { readonly request: HttpRequest; readonly answer: Subject<HttpResponse> }[] = [];
  const http: Http = (request) => {
    const answer = new Subject<HttpResponse>();
    calls.push({ request, answer });
    return answer;
  };
  const store = createStore({ http, storage: localStorage });
  let current: Attachments | undefined;
  const view = render(
    <Provider store={store}>
      <UiProvider>
        <Form
          initial={initial}
          onRender={(attachments) => {
            current = attachments;
          }}
        />
      </UiProvider>
    </Provider>,
  );
  const choose = async (...files: File[]) => {
    await userEvent.upload(view.container.querySelector('input') as HTMLInputElement, files);
    // A photo may be shrunk first.
    await act(() => Promise.resolve());
  };
  const call = (index: number) => {
    const match = calls[index];
    if (!match) throw new Error(`there is no call ${index}`);
    return match;
  };
  return { ...view, calls, call, choose, form: () => current as Attachments };
}
const done = (body: Attachment): HttpResponse => ({ status: 201, etag: null, body });

beforeAll(() => createI18n('en-US', ['attachments']));

describe('the files of a form', () => {
  it('[DOM-18] are sent at once, with their progress', async () => {
    const { call, choose, form } = open();
    await choose(photo('mast.jpg'));
    const { request, answer } = call(0);
    expect(request).toMatchObject({ method: 'POST', path: '/attachments' });
    expect((request.body as FormData).get('file')).toMatchObject({ name: 'mast.jpg' });
    act(() => request.onProgress?.(0.45));
    expect(screen.getByRole('progressbar', { name: 'mast.jpg' })).toHaveValue(45);
    expect([form().progress, form().ids]).toEqual([0.45, []]);
    act(() => answer.next(done(stored())));
    expect([form().progress, form().ids]).toEqual([1, [stored().id]]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[DOM-18] are tried again under the same key where they failed', async () => {
    const { call, choose, form } = open();
    await choose(photo('mast.jpg'));
    const lost = new HttpError({ type: 'network', status: 0, title: 'Lost', traceId: null });
    act(() => call(0).answer.error(lost));
    expect(form().hasBlocked).toBe(false);
    expect(await act(() => form().uploaded())).toBe(false);
    expect(screen.getByText('A file was not sent. Send it again or remove it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Upload mast.jpg again' }));
    await act(() => Promise.resolve());
    const keys = [call(0), call(1)].map(({ request }) => request.headers?.['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    act(() => call(1).answer.next(done(stored())));
    expect([await act(() => form().uploaded()), form().ids]).toEqual([true, [stored().id]]);
    expect(screen.queryByText(/was not sent/)).toBeNull();
  });

  it('[DOM-18] hold a submit until they are uploaded, and give it up where one fails', async () => {
    const { call, choose, form } = open();
    await choose(photo('mast.jpg'), photo('tyre.jpg'));
    const ends: boolean[] = [];
    const submit = () =>
      act(
        () =>
          void form()
            .uploaded()
            .then((areUploaded) => ends.push(areUploaded)),
      );
    submit();
    expect([form().isWaiting, ends]).toEqual([true, []]);
    expect(screen.getByText('Sent as soon as the files are uploaded.')).toBeVisible();
    act(() => call(0).answer.next(done(stored())));
    await act(() => Promise.resolve());
    expect([form().isWaiting, ends]).toEqual([true, []]);
    act(() => call(1).answer.error(new HttpError({ type: 'network', status: 0, title: 'Lost', traceId: null })));
    await act(() => Promise.resolve());
    expect([form().isWaiting, form().hasBlocked, ends]).toEqual([false, true, [false]]);
    await userEvent.click(screen.getByRole('button', { name: 'Upload tyre.jpg again' }));
    submit();
    await act(() => Promise.resolve());
    act(() => call(2).answer.next(done(stored())));
    await act(() => Promise.resolve());
    expect(ends).toEqual([false, true]);
  });

  it('[DOM-18] are stopped when they are taken away, and when the form is left', async () => {
    const { calls, call, choose, form, unmount } = open([stored({ name: 'before.jpg' })]);
    expect(form().ids).toEqual([stored().id]);
    await choose(photo('one.jpg'), photo('two.jpg'), photo('three.jpg'), photo('four.jpg'));
    // Two at a time.
    expect(calls).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove three.jpg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove one.jpg' }));
    expect(call(0).answer.observed).toBe(false);
    expect((call(2).request.body as FormData).get('file')).toMatchObject({ name: 'four.jpg' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove before.jpg' }));
    expect(form().ids).toEqual([]);
    expect(call(1).answer.observed).toBe(true);
    unmount();
    expect(call(1).answer.observed).toBe(false);
  });
});
