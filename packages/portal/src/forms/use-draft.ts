import { use, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { selectClientUuid } from '../client/corporate-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { isSessionOf } from '../session/token.ts';
import { selectUserId } from '../session/user.ts';
import type { Draft } from '../storage/device-database.ts';
import { type DraftName, mayHaveDraft, readHints } from '../storage/draft-hints.ts';
import { deviceStorage } from '../storage/storage.ts';
import { useAppStore } from '../store/hooks.ts';
import type { Keeping } from './form-drafts.ts';

/** Raised when what a field holds takes another form under the same name. */
const FIELDS_VERSION = 1;

/** Nothing was put back that had been typed at some time. */
const NOT_KEPT = { version: null, at: 0 };

const load = () => import('./form-drafts.ts');
/** The line that says what was put back, with its texts. */
export const loadNotice = () => withTexts(import('./DraftNotice.tsx'), 'drafts');

/** A form that waits is made anew when the answer is there, and then finds it here. */
const reads = new Map<string, Promise<Draft | null>>();
const readOnce = (name: DraftName): Promise<Draft | null> => {
  const key = JSON.stringify(name);
  const read =
    reads.get(key) ??
    Promise.all([load().then(({ readDraft }) => readDraft(name)), loadNotice()]).then(
      ([draft]) => draft,
      () => null,
    );
  reads.set(key, read);
  return read;
};

/**
 * What was typed into a form before; read before the form is made, and waited for only where there is something. With
 * `instead` nothing is read: the form is filled in with that, as if it had been typed.
 */
export function useDraft(
  endpoint: string,
  params: unknown,
  of: string | null,
  values: FieldValues,
  instead: FieldValues | undefined,
) {
  const store = useAppStore();
  const [owner] = useState(() => {
    const state = store.getState();
    return { user: selectUserId(state), client: selectClientUuid(state) ?? '' };
  });
  const form = JSON.stringify([FIELDS_VERSION, endpoint, params, of, Object.keys(values).toSorted()]);
  const name = of !== null && owner.user !== null ? { user: owner.user, client: owner.client, form } : null;
  const [filledIn] = useState(
    () => instead && { ...owner, user: owner.user ?? '', form, values: instead, ...NOT_KEPT },
  );
  const before = useRef<Draft | null | undefined>(filledIn);
  if (before.current === undefined) before.current = name && mayHaveDraft(name) ? use(readOnce(name)) : null;
  const key = JSON.stringify(name);
  useEffect(() => void reads.delete(key), [key]);
  return { name, before: before.current, isKept: !filledIn };
}

export interface FormDraft {
  /** When what was put back had been typed; null for nothing. */
  readonly at: number | null;
  /** The version that it was typed over, which a save is then held against. */
  readonly version: number | null;
  /** Takes over the present version. */
  readonly takeOver: () => void;
  /** Whether the page may go without a loss. */
  readonly isKept: (isLeaving: boolean) => boolean;
  /** What is typed by now, as it is kept, once the device's database has opened; null where nothing is kept. */
  readonly typed: () => Promise<ReturnType<Keeping['typed']> | null>;
  /** What was typed goes from the device, too. */
  readonly drop: () => void;
}

const fillIn = <Values extends FieldValues>(form: UseFormReturn<Values>, { values }: Draft) => {
  for (const [field, value] of Object.entries(values))
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
};

/** Fills in what was typed before, as unsaved: while the form is made, so that it never shows without. */
export function usePutBack<Values extends FieldValues>(form: UseFormReturn<Values>, before: Draft | null) {
  useState(() => before && fillIn(form, before));
  // The library's own first effect goes back to the values given: shorter lists, and to nothing being unsaved.
  useEffect(() => {
    if (before) fillIn(form, before);
  }, [form, before]);
}

/** Puts back what was typed into a form before, and keeps what is typed now (SW-02). */
export function useKeptDraft<Values extends FieldValues>(
  { name, before, isKept }: ReturnType<typeof useDraft>,
  form: UseFormReturn<Values>,
  defaults: Values,
  version: number | undefined,
): FormDraft {
  const store = useAppStore();
  usePutBack(form, before);
  const [shown, setShown] = useState(before);
  const keeping = useRef<Keeping | null>(null);
  const begun = useRef<Promise<void>>(undefined);
  const latest = useRef({ defaults, version: shown?.version ?? version });
  useEffect(() => {
    latest.current = { defaults, version: shown?.version ?? version };
  });
  const key = name && JSON.stringify(name);
  useEffect(() => {
    if (key === null) return;
    const own = JSON.parse(key) as DraftName;
    let isGone = false;
    const begin = async () => {
      // Local storage was cleared: there may be one that nothing said.
      const isUnknown = readHints() === null;
      const { drafts, keepTyped, readDraft } = await load();
      if (!(await drafts.ready()) || isGone) return;
      let found = before;
      if (isUnknown && !form.formState.isDirty) {
        found = await readDraft(own);
        if (isGone) return;
        if (found && !form.formState.isDirty) {
          fillIn(form, found);
          setShown(found);
        }
      }
      keeping.current = keepTyped({
        form,
        name: own,
        defaults: latest.current.defaults,
        before: isKept ? found : null,
        version: () => latest.current.version ?? null,
        stillOwn: () => selectUserId(store.getState()) === own.user && isSessionOf(own.user, deviceStorage),
      });
    };
    begun.current = begin().catch(() => undefined);
    return () => {
      isGone = true;
      keeping.current?.stop();
      keeping.current = null;
    };
  }, [key, form, before, isKept, store]);
  return {
    at: shown?.at || null,
    version: shown?.version ?? null,
    takeOver: () => setShown(null),
    isKept: (isLeaving) => keeping.current?.isKept(isLeaving) ?? false,
    typed: async () => {
      await begun.current;
      return keeping.current?.typed() ?? null;
    },
    drop: () => {
      if (keeping.current) keeping.current.drop();
      // Not opened yet: what was kept before goes all the same.
      else if (name) void load().then(async ({ drafts }) => (await drafts.ready()) && drafts.drop(name));
    },
  };
}
