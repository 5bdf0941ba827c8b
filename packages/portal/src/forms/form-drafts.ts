import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, type Owner, readInTime } from '../storage/device-database.ts';
import type { DraftName } from '../storage/draft-hints.ts';
import { type Drafts, drafts as deviceDrafts } from '../storage/drafts.ts';
import { isSameValue } from './same-value.ts';

export { drafts } from '../storage/drafts.ts';

const AFTER_MS = 300;

/** Never stored: secrets, and ids of uploaded files, because only the form refers to those files. */
const NEVER_KEPT = /password|^token$|^(?:attachmentIds|certificateId|screenshotId)$/i;

export const readDraft = (name: DraftName, drafts: Pick<Drafts, 'read'> = deviceDrafts): Promise<Draft | null> =>
  readInTime(drafts.read(name));

interface KeepOptions<Values extends FieldValues> {
  readonly form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>;
  readonly name: DraftName;
  readonly defaults: Values;
  /** The draft that is already on the device. */
  readonly before: Draft | null;
  readonly version: () => number | null;
  /** Returns whether the session still belongs to the owner. Nothing is written after it ends. */
  readonly stillOwn: () => boolean;
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly drafts?: Drafts;
}

/** Stores the draft of one form while the form is on screen. */
export interface Keeping {
  /** Returns whether the page may close: the draft is stored, or the browser is closing while it is being stored. */
  readonly isKept: (isLeaving: boolean) => boolean;
  /** Returns the current draft. */
  readonly typed: () => Omit<Draft, keyof Owner | 'at'>;
  /** Deletes the draft and stops storing it. */
  readonly drop: () => void;
  readonly stop: () => void;
}

/** Stores the draft 300 ms after a change, also while the user types on, and at once when the page closes (SW-02). */
export function keepTyped<Values extends FieldValues>(options: KeepOptions<Values>): Keeping {
  const { form, name, before, version, stillOwn, page = window, drafts = deviceDrafts } = options;
  let { defaults } = options;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let state: 'kept' | 'writing' | 'lost' = 'lost';
  let last = before ? JSON.stringify(before.values) : '{}';
  let round = 0;

  const typed = () => {
    const values: FieldValues = form.getValues();
    const names = Object.keys(values).filter((field) => !isSameValue(values[field], (defaults as FieldValues)[field]));
    return {
      values: Object.fromEntries(
        names.filter((field) => !NEVER_KEPT.test(field)).map((field) => [field, values[field]]),
      ),
      isWhole: !names.some((field) => NEVER_KEPT.test(field)),
    };
  };
  const calm = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const flush = () => {
    calm();
    if (!stillOwn()) return;
    const { values } = typed();
    const content = JSON.stringify(values);
    if (content === last && state !== 'lost') return;
    round += 1;
    const mine = round;
    if (content === '{}') {
      if (last !== '{}') drafts.drop(name);
      state = 'kept';
    } else {
      state = 'writing';
      const onDone = (isDone: boolean) => {
        if (mine === round) state = isDone ? 'kept' : 'lost';
      };
      // Cloned by JSON, because the database rejects other values, such as functions.
      const draft = { ...name, values: JSON.parse(content), version: version(), at: drafts.now() };
      if (!drafts.keep(draft, onDone)) state = 'lost';
    }
    last = content;
  };

  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: ({ defaultValues }) => {
      if (defaultValues) defaults = defaultValues as Values;
      // Saved or undone: deletes the draft without delay.
      if (JSON.stringify(typed().values) === '{}') flush();
      else timer ??= setTimeout(flush, AFTER_MS);
    },
  });
  const onLeave = () => {
    if (timer !== null) flush();
  };
  page.addEventListener('pagehide', onLeave);
  const stop = () => {
    unsubscribe();
    page.removeEventListener('pagehide', onLeave);
  };

  if (before && JSON.stringify(typed().values) === last) state = 'kept';
  else flush();

  return {
    isKept: (isLeaving) => {
      if (!typed().isWhole) return false;
      if (timer !== null || state === 'lost') flush();
      return state === 'kept' || (isLeaving && state === 'writing');
    },
    typed: () => ({ form: name.form, values: JSON.parse(JSON.stringify(typed().values)), version: version() }),
    drop: () => {
      calm();
      stop();
      drafts.drop(name);
    },
    stop: () => {
      onLeave();
      stop();
    },
  };
}
