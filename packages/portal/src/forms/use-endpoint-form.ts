import type { BodyInput, Endpoint, ResponseOf, Schema } from '@hireyard/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Read } from '../api/use-read.ts';
import type { CallArgument } from '../http/call.ts';
import type { HttpProblem } from '../http/problem.ts';
import { showOnFields } from './field-errors.ts';
import { byContract } from './resolver.ts';
import { isSameValue } from './same-value.ts';
import { type FormDraft, useDraft } from './use-draft.ts';
import { useResend } from './use-resend.ts';
import { useSingleWrite } from './use-single-write.ts';

interface EndpointFormOptions<E extends Endpoint, Values extends FieldValues> {
  readonly endpoint: E;
  /** The contract's schema of the body. The server validates with the same schema. */
  readonly schema: Pick<Schema, 'safeParse'>;
  /** Saved values of the fields. A newer object fills in the fields that the user has not touched. */
  readonly values: Values;
  /** Other input of the call: path parameters, and the edited version. */
  readonly input?: Omit<CallArgument<E> & object, 'body'>;
  /** Sends only the fields that the user has changed, so that those of a resource without versions stay as others left them. */
  readonly changesOnly?: boolean;
  /**
   * Distinguishes drafts with the same endpoint and path parameters, such as by ids in the page's query. Null stores no
   * draft: for secrets, and for pages that store their own.
   */
  readonly draftOf?: string | null;
  /** Fills in the form as if the user had typed it, instead of the draft. */
  readonly instead?: FieldValues | undefined;
  /** Creates the idempotency key of an intent that must outlast the page. By default each intent gets a random key. */
  readonly newKey?: (input: string) => string;
  /** Called with the answer when the form no longer has unsaved changes. */
  readonly onSaved?: (answer: ResponseOf<E>) => void;
  /** Reads the resource again after another user has changed it. The new values then arrive in `values`. */
  readonly loadLatest?: Read<unknown>['refetch'];
}

/** A form, and the result of its last save. */
export interface EndpointForm<Values extends FieldValues, Answer = unknown> {
  readonly form: UseFormReturn<Values>;
  /** Resolves when the save has ended, in whatever way. */
  readonly save: () => Promise<void>;
  readonly isSaving: boolean;
  /** Answer of the last save; null before it, and from the next attempt on. */
  readonly answer: Answer | null;
  /** True from a save until the next change. */
  readonly isSaved: boolean;
  /** True while there are unsaved changes. */
  readonly isUnsaved: boolean;
  /** The draft on the device (SW-02). */
  readonly draft: Pick<FormDraft, 'at' | 'isKept' | 'typed' | 'drop'> & {
    /** Resets the fields to the saved values. */
    readonly discard: () => void;
  };
  /** The problem of the last save, unless the fields show it. */
  readonly refused: HttpProblem | null;
  /** After a conflict: loads the other user's version and keeps the local changes. Resolves with false on failure. */
  readonly loadLatest: (() => Promise<boolean>) | null;
}

const fieldsOf = <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  Object.keys(form.getValues()) as (FieldPath<Values> & keyof Values)[];

/** Returns the fields of a body whose values in the form are no longer the saved ones. */
const changesOf = (body: FieldValues, typed: FieldValues, saved: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !isSameValue(typed[name], saved[name])));

interface LooseInput {
  readonly params?: unknown;
  readonly version?: number;
}

/** A draft over an older version is saved against that version, so that a conflict shows. */
const versionOf = (version: number | undefined, draft: FormDraft) =>
  version !== undefined && { version: Math.min(version, draft.version ?? version) };

/** The last successful save. */
interface Saved<Answer> {
  readonly answer: Answer;
  /** False if the user typed during the save. */
  readonly isWhole: boolean;
}

/** Creates a form for a write of the contract: validation, versions, idempotency keys, problems and draft. */
export function useEndpointForm<E extends Endpoint, Values extends FieldValues = BodyInput<E> & FieldValues>(
  options: EndpointFormOptions<E, Values>,
): EndpointForm<Values, ResponseOf<E>> {
  const {
    endpoint,
    schema,
    values,
    input,
    changesOnly = false,
    draftOf = '',
    instead,
    newKey,
    onSaved,
    loadLatest,
  } = options;
  const { params, version } = (input ?? {}) as LooseInput;
  const { form, draft } = useDraft({
    endpoint: endpoint.id,
    params,
    draftOf,
    values,
    version,
    instead,
    resolver: byContract<Values>(schema),
  });
  const write = useSingleWrite(endpoint, newKey);
  const [refused, setRefused] = useState<HttpProblem | null>(null);
  /** Values of a save that found no network. */
  const [unsent, setUnsent] = useState<FieldValues | null>(null);
  const [saved, setSaved] = useState<Saved<ResponseOf<E>> | null>(null);
  const { isSubmitting, isDirty } = form.formState;

  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  // Runs after the commit in which the form has no unsaved changes, so that leaving the page asks nothing.
  const notify = useEffectEvent((answer: ResponseOf<E>) => onSaved?.(answer));
  useEffect(() => {
    if (saved) notify(saved.answer);
  }, [saved]);

  const save = form.handleSubmit(async (body) => {
    setRefused(null);
    setSaved(null);
    setUnsent(null);
    const sent = structuredClone(form.getValues());
    const result = await write({
      ...{ ...input, ...versionOf(version, draft) },
      body: changesOnly ? changesOf(body, sent, values) : body,
    } as unknown as CallArgument<E>);
    if (!result) return;
    if (result.ok) {
      const typed = fieldsOf(form)
        .map((name) => [name, form.getValues(name)] as const)
        .filter(([name, value]) => !isSameValue(value, sent[name]));
      // `values` may have been updated before the write resolved. A later update resets the form by itself.
      form.reset(latest.current === values ? sent : latest.current, { keepDirtyValues: false });
      for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
      draft.takeOver();
      setSaved({ answer: result.answer, isWhole: typed.length === 0 });
      return;
    }
    // If the latest version cannot be loaded, the next save is checked against the version on screen.
    if (result.problem.type === 'stale-version' && !loadLatest) draft.takeOver();
    if (result.problem.type === 'network') setUnsent(sent);
    if (!showOnFields(result.problem, fieldsOf(form), form.setError)) setRefused(result.problem);
  });
  useResend(unsent, form, save);

  // A submit that waits for uploads saves by the latest version.
  const latestSave = useRef(save);
  useLayoutEffect(() => {
    latestSave.current = save;
  });

  return {
    form,
    save: () => latestSave.current(),
    isSaving: isSubmitting,
    answer: saved?.answer ?? null,
    isSaved: saved?.isWhole === true && !isDirty,
    isUnsaved: isDirty,
    draft: {
      ...draft,
      discard: () => {
        form.reset(values, { keepDirtyValues: false });
        setRefused(null);
        draft.takeOver();
      },
    },
    refused,
    loadLatest:
      refused?.type === 'stale-version' && loadLatest
        ? async () => {
            const { error } = await loadLatest();
            if (error !== undefined) return false;
            setRefused(null);
            draft.takeOver();
            return true;
          }
        : null,
  };
}
