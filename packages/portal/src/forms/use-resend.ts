import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { catchError, defer, filter, fromEvent, merge, of, repeat, switchMap, take, tap, timeout, timer } from 'rxjs';
import { serverAnswers } from '../api/server-answers.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { isSameValue } from './same-value.ts';

/** Interval between two questions whether the server answers again. With the answer it stays below two seconds. */
const SOON_MS = 1_000;
const LONGEST_MS = 300_000;
const LONGEST_ANSWER_MS = 1_000;

/**
 * Saves again once the server can be reached, because the user has asked for it. Not after a change of the fields: the user
 * may have decided otherwise.
 */
export function useResend<Values extends FieldValues>(
  unsent: FieldValues | null,
  form: UseFormReturn<Values>,
  save: () => Promise<void>,
) {
  const dispatch = useAppDispatch();
  /** Grows while saves fail although the server answers. */
  const wait = useRef(SOON_MS);
  const resend = useEffectEvent(() => {
    if (unsent && isSameValue(form.getValues(), unsent)) void save();
  });
  useEffect(() => {
    if (!unsent) return;
    const answers = defer(() => dispatch(serverAnswers())).pipe(
      timeout(LONGEST_ANSWER_MS),
      catchError(() => of(false)),
      tap((isThere) => {
        wait.current = isThere ? Math.min(wait.current * 10, LONGEST_MS) : SOON_MS;
      }),
    );
    const answersAgain = defer(() => timer(wait.current)).pipe(
      switchMap(() => answers),
      repeat(),
      filter(Boolean),
    );
    const following = merge(fromEvent(window, 'online'), answersAgain)
      .pipe(take(1))
      .subscribe(() => resend());
    return () => following.unsubscribe();
  }, [unsent, dispatch]);
}
