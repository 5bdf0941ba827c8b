import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, type Owner, readInTime } from '../storage/device-database.ts';
import type { DraftName } from '../storage/draft-hints.ts';
import { type Drafts, drafts as deviceDrafts } from '../storage/drafts.ts';

export { drafts } from '../storage/drafts.ts';

const AFTER_MS = 300;

/** Secrets, and files: those are on the server under ids that nothing else leads to. */
const NEVER_KEPT = /password|^token$|^(?:attachmentIds|certificateId|screenshotId)$/i;

/** Values of fields are words, numbers and small plain objects. */
const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

export const readDraft = (name: DraftName, drafts: Pick<Drafts, 'read'> = deviceDrafts): Promise<Draft | null> =>
  readInTime(drafts.read(name));

interface Kept<Values extends FieldValues> {
  readonly form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>;
  readonly name: DraftName;
  readonly defaults: Values;
  /** What was put back when the form was made. */
  readonly before: Draft | null;
  readonly version: () => number | null;
  /** Whether the session is still its owner's: one that has ended leaves nothing. */
  readonly stillOwn: () => boolean;
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly drafts?: Drafts;
}

/** How what is typed into a form is kept, while it is shown. */
export interface Keeping {
  /** Whether the page may go: all that was typed is on the device, or on its way there when the browser itself asks. */
  readonly isKept: (isLeaving: boolean) => boolean;
  /** What is typed by now, as it is kept. */
  readonly typed: () => Omit<Draft, keyof Owner | 'at'>;
  /** Nothing is kept of it from now on. */
  readonly drop: () => void;
  readonly stop: () => void;
}

/** Keeps what is typed: 300 ms after the last change, and what is younger when the page goes (SW-02). */
export function keepTyped<Values extends FieldValues>(options: Kept<Values>): Keeping {
  const { form, name, before, version, stillOwn, page = window, drafts = deviceDrafts } = options;
  let { defaults } = options;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let state: 'kept' | 'writing' | 'lost' = 'lost';
  let last = before ? JSON.stringify(before.values) : '{}';
  let round = 0;

  const typed = () => {
    const values: FieldValues = form.getValues();
    const names = Object.keys(values).filter((field) => !isSame(values[field], (defaults as FieldValues)[field]));
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
      // Cloned by JSON: what a field holds beyond it could not be kept.
      const draft = { ...name, values: JSON.parse(content), version: version(), at: drafts.now() };
      if (!drafts.keep(draft, onDone)) state = 'lost';
    }
    last = content;
  };

  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: ({ defaultValues }) => {
      if (defaultValues) defaults = defaultValues as Values;
      calm();
      // Saved, or as it was: nothing to wait for.
      if (JSON.stringify(typed().values) === '{}') flush();
      else timer = setTimeout(flush, AFTER_MS);
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
