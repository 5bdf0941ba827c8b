import { useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Attachments } from './use-attachments.ts';

interface WithAttachments extends FieldValues {
  attachmentIds: readonly string[];
}

/** Copies the ids of uploaded files into the form's values, before a submit that waits for them goes on. */
export function useAttachedIds<Values extends WithAttachments>(
  form: UseFormReturn<Values>,
  { ids }: Pick<Attachments, 'ids'>,
): void {
  const { getValues, setValue } = form as unknown as UseFormReturn<WithAttachments>;
  useLayoutEffect(() => {
    if (ids.join() !== getValues('attachmentIds').join()) setValue('attachmentIds', [...ids], { shouldDirty: true });
  }, [ids, getValues, setValue]);
}
