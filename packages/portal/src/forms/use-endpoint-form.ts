import type { BodyInput, Endpoint, ResponseOf, Schema } from '@hireyard/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { Read } from '../api/use-read.ts';
import type { CallArgument } from '../http/call.ts';
import type { HttpProblem } from '../http/problem.ts';
import { showOnFields } from './field-errors.ts';
import { byContract } from './resolver.ts';
import { type FormDraft, useDraft, useKeptDraft } from './use-draft.ts';
import { useSingleWrite } from './use-single-write.ts';

interface EndpointFormOptions<E extends Endpoint, Values extends FieldValues> {
  readonly endpoint: E;
  /** The contract's schema of the body, which the server checks by too. */
  readonly schema: Pick<Schema, 'safeParse'>;
  /** What the fields begin with. A newer version of it fills in what the user has not touched. */
  readonly values: Values;
  /** The call's other input: path parameters, and the version that is edited. */
  readonly input?: Omit<CallArgument<E> & object, 'body'>;
  /**
   * What the draft is of beside the path parameters, such as what the address names; null keeps none, for secrets and
   * where the page has its own.
   */
  readonly draftOf?: string | null;
  /** Filled in as if it had been typed, in the place of a draft. */
  readonly instead?: FieldValues | undefined;
  /** Makes the key of an intent, where it has to outlast the page; a new one each time without it. */
  readonly newKey?: (asked: string) => string;
  /** Told the answer once all is saved, and the form no longer holds anything unsaved. */
  readonly onSaved?: (answer: ResponseOf<E>) => void;
  /** Reads the resource anew after someone else has changed it; its values then come by `values`. */
  readonly loadLatest?: Read<unknown>['refetch'];
}

/** A form and how its last save ended. */
export interface EndpointForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** True from a save until the next change. */
  readonly isSaved: boolean;
  /** True while something was typed that is not saved. */
  readonly isUnsaved: boolean;
  /** What was typed and is kept on the device (SW-02). */
  readonly draft: Pick<FormDraft, 'at' | 'isKept' | 'typed' | 'drop'> & {
    /** Goes back to the values that are saved. */
    readonly discard: () => void;
  };
  /** Why the last save was refused, where no field says so. */
  readonly refused: HttpProblem | null;
  /** After a conflict: takes over what someone else saved and keeps what was typed; false when that failed. */
  readonly loadLatest: (() => Promise<boolean>) | null;
}

const fieldsOf = <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  Object.keys(form.getValues()) as (FieldPath<Values> & keyof Values)[];

interface LooseInput {
  readonly params?: unknown;
  readonly version?: number;
}

/** What was typed over an older version must not overwrite the present one unseen. */
const versionOf = (version: number | undefined, draft: FormDraft) =>
  version !== undefined && { version: Math.min(version, draft.version ?? version) };

/** Values of fields are words, numbers and small plain objects. */
const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** A form over a write of the contract: its schema and version, one idempotency key per intent, every end of a save. */
export function useEndpointForm<E extends Endpoint, Values extends FieldValues = BodyInput<E> & FieldValues>(
  options: EndpointFormOptions<E, Values>,
): EndpointForm<Values> {
  const { endpoint, schema, values, input, draftOf = '', instead, newKey, onSaved, loadLatest } = options;
  const { params, version } = (input ?? {}) as LooseInput;
  const before = useDraft(endpoint.id, params, draftOf, values, instead);
  const write = useSingleWrite(endpoint, newKey);
  const [refused, setRefused] = useState<HttpProblem | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Values>({
    resolver: byContract<Values>(schema),
    defaultValues: values as DefaultValues<Values>,
    values,
    // The form leads to its list of errors.
    shouldFocusError: false,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const draft = useKeptDraft(before, form, values, version);
  const { isSubmitting, isDirty } = form.formState;

  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const save = form.handleSubmit(async (body) => {
    setRefused(null);
    setSaved(false);
    const sent = structuredClone(form.getValues());
    const result = await write({ ...input, ...versionOf(version, draft), body } as unknown as CallArgument<E>);
    if (!result) return;
    if (result.ok) {
      if (!isMounted.current) return;
      const typed = fieldsOf(form)
        .map((name) => [name, form.getValues(name)] as const)
        .filter(([name, value]) => !isSame(value, sent[name]));
      // The answer may have come by `values` before this promise did; if it comes later, the form follows it then.
      const saved = latest.current === values ? sent : latest.current;
      // Rendered before `onSaved` leads away, so that nobody is asked about changes that are saved.
      flushSync(() => {
        form.reset(saved, { keepDirtyValues: false });
        for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
        setSaved(typed.length === 0);
        draft.takeOver();
      });
      onSaved?.(result.answer);
      return;
    }
    // Without a way to the latest version it is as it was before there were drafts.
    if (result.problem.type === 'stale-version' && !loadLatest) draft.takeOver();
    if (!showOnFields(result.problem, fieldsOf(form), form.setError)) setRefused(result.problem);
  });

  return {
    form,
    save: () => void save(),
    isSaving: isSubmitting,
    isSaved: isSaved && !isDirty,
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
