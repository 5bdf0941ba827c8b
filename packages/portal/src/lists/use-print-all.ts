import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListEndpoints } from '../api/list-endpoints.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { HttpError } from '../http/problem.ts';
import { selectLanguage } from '../settings/settings.ts';
import { toastRequested } from '../settings/toasts.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import type { ListState } from './list-state.ts';
import { readRows } from './read-rows.ts';

/** Shows rows in the list instead of its page, or its page again. */
export type ShowRows = (rows: readonly never[] | undefined) => void;

interface PrintOptions {
  endpoints: ListEndpoints;
  state: ListState;
  showRows: ShowRows | undefined;
  /** False if the list has more rows than can be printed at once. The browser then prints the page. */
  isPossible: boolean;
}

/**
 * Prints all rows of a list: reads them, shows them, opens the browser's print dialog, and then shows the page again.
 * Ctrl+P and Cmd+P do the same, since a browser that prints by itself does not wait for rows.
 */
export function usePrintAll({ endpoints, state, showRows, isPossible }: PrintOptions) {
  const dispatch = useAppDispatch();
  const lang = useAppSelector(selectLanguage);
  const [isReading, setReading] = useState(false);
  const { problem: sentenceOf } = useSentences();
  const isRunning = useRef(false);

  const print = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setReading(true);
    try {
      const rows = await dispatch(readRows(endpoints, state, lang));
      flushSync(() => showRows?.(rows as readonly never[]));
      // The rows stay until the dialog has closed. Some browsers do not wait for it.
      window.addEventListener('afterprint', () => showRows?.(undefined), { once: true });
      window.print();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      dispatch(toastRequested({ tone: 'error', message: sentenceOf(error.problem) }));
    } finally {
      setReading(false);
      isRunning.current = false;
    }
  }, [dispatch, endpoints, state, lang, showRows, sentenceOf]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPossible || event.key.toLowerCase() !== 'p' || event.shiftKey || event.altKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isPossible, print]);

  return { print, isReading };
}
