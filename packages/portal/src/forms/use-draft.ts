import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { selectShownClientUuid } from '../client/corporate-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { isSessionOf } from '../session/token.ts';
import { selectUserId } from '../session/user.ts';
import type { Draft } from '../storage/device-database.ts';
import { type DraftName, mayHaveDraft, readHints } from '../storage/draft-hints.ts';
import { deviceStorage } from '../storage/storage.ts';
import { useAppStore } from '../store/hooks.ts';
import type { Keeping } from './form-drafts.ts';

/** Raise this version when the value of a field changes its shape under the same name. */
const FIELDS_VERSION = 2;

const load = () => import('./form-drafts.ts');
/** Loads the notice above the fields, with its texts. */
export const loadNotice = () => withTexts(import('./DraftNotice.tsx'), 'drafts');

/** Reads in progress, by the name of the draft. They live outside React, which restarts a form that suspends. */
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

/** Returns the draft on the device at the first render. Suspends only if there may be one. */
function useStoredDraft(name: DraftName | null): Draft | null {
  // Read once: any later draft is written by this form itself.
  const [read] = useState(() => (name && mayHaveDraft(name) ? readOnce(name) : null));
  const key = JSON.stringify(name);
  useEffect(() => void reads.delete(key), [key]);
  return read && use(read);
}

/** Initial values of a form that count as unsaved changes. */
export type Restored = Pick<Draft, 'values'> & Partial<Pick<Draft, 'version' | 'at'>>;

const fillIn = <Values extends FieldValues>(form: UseFormReturn<Values>, { values }: Restored) => {
  for (const [field, value] of Object.entries(values))
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
};

/** Creates a form over the saved values. Restored values show from the first render and count as unsaved. */
export function useRestoredForm<Values extends FieldValues>(
  values: Values,
  restored: Restored | null,
  resolver?: Resolver<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>({
    ...(resolver && { resolver }),
    defaultValues: { ...values, ...restored?.values } as DefaultValues<Values>,
    values,
    // The form moves focus to its list of errors.
    shouldFocusError: false,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  // Runs after the library's own first effect, which resets the form to `values`.
  useEffect(() => {
    if (restored) fillIn(form, restored);
  }, [form, restored]);
  return form;
}

interface DraftOptions<Values extends FieldValues> {
  /** Id of the endpoint that the form writes to. */
  readonly endpoint: string;
  /** Path parameters of the write. */
  readonly params: unknown;
  /** Distinguishes drafts with the same endpoint and parameters. Null for a form without a draft. */
  readonly draftOf: string | null;
  /** Saved values of the fields. */
  readonly values: Values;
  /** Version of the resource in `values`. */
  readonly version: number | undefined;
  /** Fills in the form as if the user had typed it. The draft on the device is not read. */
  readonly instead: FieldValues | undefined;
  readonly resolver: Resolver<Values>;
}

/** The draft of a form. */
export interface FormDraft {
  /** When the restored values were typed. Null if nothing was restored. */
  readonly at: number | null;
  /** Version under the restored values. A save is checked against it. */
  readonly version: number | null;
  /** Continues on the current version. */
  readonly takeOver: () => void;
  /** Returns whether the page may close without losing input. */
  readonly isKept: (isLeaving: boolean) => boolean;
  /** Returns the current draft when the device's database is open. Resolves with null if no draft is stored. */
  readonly typed: () => Promise<ReturnType<Keeping['typed']> | null>;
  /** Deletes the draft from the device and stops storing it. */
  readonly drop: () => void;
}

/** Creates a form that starts with the user's draft, and stores the draft while the user types (SW-02). */
export function useDraft<Values extends FieldValues>(
  options: DraftOptions<Values>,
): { readonly form: UseFormReturn<Values>; readonly draft: FormDraft } {
  const { endpoint, params, draftOf, values, version, instead, resolver } = options;
  const store = useAppStore();
  const [owner] = useState(() => {
    const state = store.getState();
    return { user: selectUserId(state), client: selectShownClientUuid(state) ?? '' };
  });
  // The same name for the life of the form, so that its input never becomes the draft of another resource.
  const [name] = useState((): DraftName | null => {
    const form = JSON.stringify([FIELDS_VERSION, endpoint, params, draftOf, Object.keys(values).toSorted()]);
    return draftOf !== null && owner.user !== null ? { user: owner.user, client: owner.client, form } : null;
  });
  const stored = useStoredDraft(instead ? null : name);
  const [initial] = useState<Restored | null>(() => (instead ? { values: instead } : stored));
  const [restored, setRestored] = useState(initial);
  const form = useRestoredForm(values, initial, resolver);

  const keeping = useRef<Keeping | null>(null);
  const started = useRef<Promise<void>>(undefined);
  const latest = useEffectEvent(() => ({ defaults: values, version: restored?.version ?? version ?? null }));
  const key = name && JSON.stringify(name);
  useEffect(() => {
    if (key === null) return;
    const own = JSON.parse(key) as DraftName;
    let isUnmounted = false;
    const start = async () => {
      // After local storage was cleared, `mayHaveDraft` cannot know.
      const isUnknown = readHints() === null;
      const { drafts, keepTyped, readDraft } = await load();
      if (!(await drafts.ready()) || isUnmounted) return;
      let onDevice = stored;
      if (isUnknown && !form.formState.isDirty) {
        onDevice = await readDraft(own);
        if (isUnmounted) return;
        if (onDevice && !form.formState.isDirty) {
          fillIn(form, onDevice);
          setRestored(onDevice);
        }
      }
      keeping.current = keepTyped({
        form,
        name: own,
        defaults: latest().defaults,
        before: onDevice,
        version: () => latest().version,
        stillOwn: () => selectUserId(store.getState()) === own.user && isSessionOf(own.user, deviceStorage),
      });
    };
    started.current = start().catch(() => undefined);
    return () => {
      isUnmounted = true;
      keeping.current?.stop();
      keeping.current = null;
    };
  }, [key, form, stored, store]);

  const draft: FormDraft = {
    at: restored?.at ?? null,
    version: restored?.version ?? null,
    takeOver: () => setRestored(null),
    isKept: (isLeaving) => keeping.current?.isKept(isLeaving) ?? false,
    typed: async () => {
      await started.current;
      return keeping.current?.typed() ?? null;
    },
    drop: () => {
      if (keeping.current) keeping.current.drop();
      // Deletes the draft of an earlier visit, even before the database is open.
      else if (name) void load().then(async ({ drafts }) => (await drafts.ready()) && drafts.drop(name));
    },
  };
  return { form, draft };
}
