import type { DeskRefusal } from '@hireyard/contract/desk';
import { useSentences } from '../forms/use-sentences.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const REASONS = [
  ...(['required', 'reference', 'taken', 'format', 'type', 'choice', 'date', 'unknown', 'quotes', 'cells'] as const),
  ...(['newer-version', 'illegal-transition', 'client-blocked', 'last-administrator', 'validation'] as const),
  ...(['no-file', 'file-size', 'unsupported-media-type', 'active-content', 'not-tried'] as const),
  ...(['in-use', 'changed-since', 'not-kept'] as const),
];

/** Returns a function that says why a row is refused: `email "ada@": …`. */
export function useReasonText(): (reason: DeskRefusal['reasons'][number]) => string {
  const { t } = useTranslation('deskImports');
  const { issue } = useSentences();
  return ({ column, code, cell, params }) => {
    const place = [column, cell === null ? null : `“${cell}”`].filter(Boolean).join(' ');
    const known = REASONS.find((reason) => reason === code);
    const sentence = known
      ? t(`reasons.${known}`, { ...params })
      : issue({ code, ...(params && { params }) } as Parameters<typeof issue>[0], 'invalid', column ?? '');
    return place ? `${place}: ${sentence}` : sentence;
  };
}
