import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createDrafts } from '../storage/drafts.ts';
import { keepTyped, readDraft } from './form-drafts.ts';
import { useRestoredForm } from './use-draft.ts';

const drafts = createDrafts();
const NAME = { user: 'anna', client: 'acme', form: 'form' };
const EMPTY = { name: '', days: null, kinds: ['a', 'b'], window: { date: '', slot: 'morning' }, password: '' };
type Values = typeof EMPTY;

/** Renders the form of a page, which starts with the draft on the device. */
const renderForm = async (values: Values = EMPTY) => {
  const before = await readDraft(NAME, drafts);
  const { result, unmount } = renderHook(() => {
    const form = useRestoredForm<Values>(values, before);
    return { form, isDirty: form.formState.isDirty };
  });
  const page = new EventTarget();
  const keeping = keepTyped({
    form: result.current.form,
    name: NAME,
    defaults: values,
    before,
    version: () => 3,
    stillOwn: () => true,
    page,
    drafts,
  });
  return { result, keeping, page, unmount };
};

const typed = fc.record({
  name: fc.string(),
  days: fc.option(fc.integer()) as unknown as fc.Arbitrary<null>,
  kinds: fc.array(fc.constantFrom('a', 'b', 'c')),
  window: fc.record({ date: fc.string(), slot: fc.constantFrom('morning', 'noon') }),
});

it('[SW-02] whatever is typed comes back when the page goes at once, and counts as unsaved; passwords do not', async () => {
  await drafts.ready();
  await fc.assert(
    fc.asyncProperty(typed, async (values) => {
      const first = await renderForm();
      act(() => {
        for (const [field, value] of Object.entries({ ...values, password: 'secret' }))
          first.result.current.form.setValue(field as 'name', value as string, { shouldDirty: true });
      });
      expect(first.keeping.isKept(true)).toBe(false);
      first.page.dispatchEvent(new Event('pagehide'));
      first.unmount();
      const second = await renderForm();
      expect(second.result.current.form.getValues()).toEqual({ ...values, password: '' });
      expect(second.result.current.isDirty).toBe(
        JSON.stringify(values) !== JSON.stringify({ ...EMPTY, password: undefined }),
      );
      // Saved, or discarded.
      act(() => second.result.current.form.reset(EMPTY, { keepDirtyValues: false }));
      second.keeping.stop();
      second.unmount();
      expect(await readDraft(NAME, drafts)).toBeNull();
    }),
    { numRuns: 40 },
  );
});

it('[SW-02] a draft is stored while the user types on without a pause', async () => {
  const { result, keeping } = await renderForm();
  keeping.stop();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stored: unknown[] = [];
  const typing = keepTyped({
    form: result.current.form,
    name: NAME,
    defaults: EMPTY,
    before: null,
    version: () => null,
    stillOwn: () => true,
    drafts: { ...drafts, keep: ({ values }) => stored.push(values.name) > 0 },
  });
  for (const name of ['H', 'Ha', 'Har', 'Harb', 'Harbo', 'Harbor']) {
    act(() => result.current.form.setValue('name', name, { shouldDirty: true }));
    vi.advanceTimersByTime(100);
  }
  vi.useRealTimers();
  typing.stop();
  expect(stored).toEqual(['Har', 'Harbor']);
});

it('[SW-02] an update may reload once all is written, and not where nothing can be', async () => {
  const { result, keeping } = await renderForm();
  act(() => result.current.form.setValue('name', 'Harbor', { shouldDirty: true }));
  expect(keeping.isKept(false)).toBe(false);
  await expect.poll(() => keeping.isKept(false)).toBe(true);
  expect(keeping.isKept(true)).toBe(true);
  expect(await readDraft(NAME, drafts)).toMatchObject({ values: { name: 'Harbor' }, version: 3 });
  keeping.drop();
  expect(await readDraft(NAME, drafts)).toBeNull();

  const blocked = createDrafts({ open: async () => null });
  const without = keepTyped({
    form: result.current.form,
    name: NAME,
    defaults: EMPTY,
    before: null,
    version: () => null,
    stillOwn: () => true,
    drafts: blocked,
  });
  expect(without.isKept(true)).toBe(false);
  without.stop();
});
