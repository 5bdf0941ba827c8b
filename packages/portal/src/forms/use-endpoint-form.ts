import type { BodyInput, Endpoint, ResponseOf, Schema } from '@hireyard/contract';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useWrite } from '../api/use-write.ts';
import type { CallArgument } from '../http/call.ts';
import type { HttpProblem } from '../http/problem.ts';
import { showOnFields } from './field-errors.ts';
import { byContract } from './resolver.ts';
import { useIntentKey } from './use-intent-key.ts';

interface EndpointFormOptions<E extends Endpoint, Values extends FieldValues> {
  readonly endpoint: E;
  /** The contract's schema of the body, which the server checks by too. */
  readonly schema: Schema;
  /** What the fields begin with. A newer version of it fills in what the user has not touched. */
  readonly values: Values;
  /** The call's other input: path parameters, and the version that is edited. */
  readonly input?: Omit<CallArgument<E> & object, 'body'>;
  /** Told the answer once all is saved, and the form no longer holds anything unsaved. */
  readonly onSaved?: (answer: ResponseOf<E>) => void;
  /** Reads the resource anew after someone else has changed it; its values then come by `values`. */
  readonly loadLatest?: () => unknown;
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
  /** After a conflict: takes over what someone else saved and keeps what was typed. */
  readonly loadLatest: (() => Promise<void>) | null;
}

/** A form over a write of the contract: its schema, its version, one key an intent, and every way that saving can end. */
export function useEndpointForm<E extends Endpoint, Values extends FieldValues = BodyInput<E> & FieldValues>(
  options: EndpointFormOptions<E, Values>,
): EndpointForm<Values> {
  const { endpoint, schema, values, input, onSaved, loadLatest } = options;
  const write = useWrite(endpoint);
  const intent = useIntentKey();
  const [refused, setRefused] = useState<HttpProblem | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Values>({
    resolver: byContract<Values>(schema),
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { isSubmitting, isDirty } = form.formState;
  // A second click while a save is under way is the same save.
  const saving = useRef(false);

  const save = form.handleSubmit(async (body) => {
    if (saving.current) return;
    saving.current = true;
    setRefused(null);
    setSaved(false);
    const call = { ...input, body } as unknown as CallArgument<E>;
    const result = await write(call, intent.keyOf(call));
    intent.ended(result.ok ? null : result.problem);
    saving.current = false;
    if (result.ok) {
      // What was typed is what stands now; a newer `values` follows with the answer.
      form.reset(form.getValues(), { keepValues: true });
      setSaved(true);
      onSaved?.(result.answer);
      return;
    }
    const fields = Object.keys(form.getValues()) as FieldPath<Values>[];
    if (!showOnFields(result.problem, fields, form.setError)) setRefused(result.problem);
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
            await loadLatest();
            setRefused(null);
          }
        : null,
  };
}
