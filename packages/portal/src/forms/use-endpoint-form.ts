import type { BodyInput, Endpoint, ResponseOf, Schema } from '@hireyard/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { Read } from '../api/use-read.ts';
import type { CallArgument } from '../http/call.ts';
import type { HttpProblem } from '../http/problem.ts';
import { showOnFields } from './field-errors.ts';
import { byContract } from './resolver.ts';
import { useSingleWrite } from './use-single-write.ts';

interface EndpointFormOptions<E extends Endpoint, Values extends FieldValues> {
  readonly endpoint: E;
  /** The contract's schema of the body, which the server checks by too. */
  readonly schema: Pick<Schema, 'safeParse'>;
  /** What the fields begin with. A newer version of it fills in what the user has not touched. */
  readonly values: Values;
  /** The call's other input: path parameters, and the version that is edited. */
  readonly input?: Omit<CallArgument<E> & object, 'body'>;
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
  /** Why the last save was refused, where no field says so. */
  readonly refused: HttpProblem | null;
  /** After a conflict: takes over what someone else saved and keeps what was typed; false when that failed. */
  readonly loadLatest: (() => Promise<boolean>) | null;
}

const fieldsOf = <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  Object.keys(form.getValues()) as (FieldPath<Values> & keyof Values)[];

/** Values of fields are words, numbers and small plain objects. */
const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** A form over a write of the contract: its schema and version, one idempotency key per intent, every end of a save. */
export function useEndpointForm<E extends Endpoint, Values extends FieldValues = BodyInput<E> & FieldValues>(
  options: EndpointFormOptions<E, Values>,
): EndpointForm<Values> {
  const { endpoint, schema, values, input, newKey, onSaved, loadLatest } = options;
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
    const result = await write({ ...input, body } as unknown as CallArgument<E>);
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
      });
      onSaved?.(result.answer);
      return;
    }
    if (!showOnFields(result.problem, fieldsOf(form), form.setError)) setRefused(result.problem);
  });

  return {
    form,
    save: () => void save(),
    isSaving: isSubmitting,
    isSaved: isSaved && !isDirty,
    isUnsaved: isDirty,
    refused,
    loadLatest:
      refused?.type === 'stale-version' && loadLatest
        ? async () => {
            const { error } = await loadLatest();
            if (error !== undefined) return false;
            setRefused(null);
            return true;
          }
        : null,
  };
}
