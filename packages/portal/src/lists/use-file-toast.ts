import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { toastRequested } from '../settings/toasts.ts';
import { useAppDispatch } from '../store/hooks.ts';

/** Returns a function that says how the making of a file has ended. `max` is the number of rows that a file holds. */
export function useFileToast(max: number): (result: 'saved' | 'canceled' | HttpProblem) => void {
  const { t } = useTranslation('lists');
  const { problem: sentenceOf } = useSentences();
  const dispatch = useAppDispatch();
  return (result) => {
    if (typeof result === 'string') {
      dispatch(toastRequested({ tone: result === 'saved' ? 'success' : 'neutral', message: t(`export.${result}`) }));
      return;
    }
    const isTooLong = result.errors?.some(({ code }) => code === 'too-many-rows') ?? false;
    dispatch(toastRequested({ tone: 'error', message: isTooLong ? t('export.tooMany', { max }) : sentenceOf(result) }));
  };
}
