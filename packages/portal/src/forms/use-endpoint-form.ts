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
import { useSingleWrite } from './use-single-write.ts';

interface EndpointFormOptions<E extends Endpoint, Values extends FieldValues> {
  readonly endpoint: E;
  /** The contract's schema of the body. The server checks by the same one. */
  readonly schema: Pick<Schema, 'safeParse'>;
  /** Saved values of the fields. A newer object fills in the fields that the user has not touched. */
  readonly values: Values;
  /** The call's other input: path parameters, and the version that is edited. */
  readonly input?: Omit<CallArgument<E> & object, 'body'>;
  /**
   * Tells drafts of one endpoint apart beside the path parameters, such as ids in the query of the page. With null no draft
   * is kept: for secrets, and on pages that keep their own.
   */
  readonly draftOf?: string | null;
  /** Fills the form as if it had been typed, instead of the draft. */
  readonly instead?: FieldValues | undefined;
  /** Makes the idempotency key of an intent that has to outlast the page. Without it, each intent gets a random key. */
  readonly newKey?: (asked: string) => string;
  /** Called with the answer once the form no longer holds unsaved changes. */
  readonly onSaved?: (answer: ResponseOf<E>) => void;
  /** Reads the resource again after someone else has changed it. The new values then arrive in `values`. */
  readonly loadLatest?: Read<unknown>['refetch'];
}

/** A form, and the result of its last save. */
export interface EndpointForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** True from a save until the next change. */
  readonly isSaved: boolean;
  /** True while there are unsaved changes. */
  readonly isUnsaved: boolean;
  /** The draft on the device (SW-02). */
  readonly draft: Pick<FormDraft, 'at' | 'isKept' | 'typed' | 'drop'> & {
    /** Resets the fields to the saved values. */
    readonly discard: () => void;
  };
  /** The problem that refused the last save, unless its fields show it. */
  readonly refused: HttpProblem | null;
  /** After a conflict: loads the version of the other user and keeps the changes here. Resolves with false on failure. */
  readonly loadLatest: (() => Promise<boolean>) | null;
}

const fieldsOf = <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  Object.keys(form.getValues()) as (FieldPath<Values> & keyof Values)[];

interface LooseInput {
  readonly params?: unknown;
  readonly version?: number;
}

/** A draft typed over an older version is saved against that version, so that a conflict shows. */
const versionOf = (version: number | undefined, draft: FormDraft) =>
  version !== undefined && { version: Math.min(version, draft.version ?? version) };

/** The last save that succeeded. */
interface Saved<Answer> {
  readonly answer: Answer;
  /** False if the user went on typing while it was under way. */
  readonly isWhole: boolean;
}

/** Makes a form over a write of the contract: validation, versions, one idempotency key per intent, problems, draft. */
export function useEndpointForm<E extends Endpoint, Values extends FieldValues = BodyInput<E> & FieldValues>(
  options: EndpointFormOptions<E, Values>,
): EndpointForm<Values> {
  const { endpoint, schema, values, input, draftOf = '', instead, newKey, onSaved, loadLatest } = options;
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
  const [saved, setSaved] = useState<Saved<ResponseOf<E>> | null>(null);
  const { isSubmitting, isDirty } = form.formState;

  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  // After the commit in which the form holds no unsaved changes, so that leaving the page asks nothing.
  const notify = useEffectEvent((answer: ResponseOf<E>) => onSaved?.(answer));
  useEffect(() => {
    if (saved) notify(saved.answer);
  }, [saved]);

  const save = form.handleSubmit(async (body) => {
    setRefused(null);
    setSaved(null);
    const sent = structuredClone(form.getValues());
    const result = await write({ ...input, ...versionOf(version, draft), body } as unknown as CallArgument<E>);
    if (!result) return;
    if (result.ok) {
      const typed = fieldsOf(form)
        .map((name) => [name, form.getValues(name)] as const)
        .filter(([name, value]) => !isSameValue(value, sent[name]));
      // `values` may have been updated before the write resolved. If it is updated later, the form follows it then.
      form.reset(latest.current === values ? sent : latest.current, { keepDirtyValues: false });
      for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
      draft.takeOver();
      setSaved({ answer: result.answer, isWhole: typed.length === 0 });
      return;
    }
    // Without a way to load the latest version, the next save is checked against the version on screen.
    if (result.problem.type === 'stale-version' && !loadLatest) draft.takeOver();
    if (!showOnFields(result.problem, fieldsOf(form), form.setError)) setRefused(result.problem);
  });

  return {
    form,
    save: () => void save(),
    isSaving: isSubmitting,
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
