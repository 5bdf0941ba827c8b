'use client';

import { useEffect, useRef } from 'react';
import type { PlanningRows, TimelineLines } from './rows.ts';

/** Lines on both sides of those in sight that are loaded with them. */
const AHEAD = 20;
/** How long lines stay in sight before they are loaded, in milliseconds: what flies past is not. */
const STAY = 100;

interface Lines {
  readonly first: number;
  readonly last: number;
}

/** Asks for rows that are in sight and on their way: at once when the lines change, and while one scrolls for those that stay. */
export function useRowsInSight(
  lines: TimelineLines,
  { first, last }: Lines,
  onLoadRows: ((rows: readonly PlanningRows[]) => void) | undefined,
): void {
  const latest = useRef({ lines, inSight: { first, last }, onLoadRows });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedFor = useRef<TimelineLines>(undefined);

  useEffect(() => {
    latest.current = { lines, inSight: { first, last }, onLoadRows };
    const load = (stayed: Lines) => {
      const now = latest.current;
      const rows = now.lines.loading(stayed.first - AHEAD, stayed.last + AHEAD);
      if (rows.length > 0) now.onLoadRows?.(rows);
    };
    const wait = (before: Lines) => {
      timer.current = setTimeout(() => {
        timer.current = undefined;
        const { inSight } = latest.current;
        const stayed = { first: Math.max(before.first, inSight.first), last: Math.min(before.last, inSight.last) };
        if (stayed.first <= stayed.last) load(stayed);
        if (before.first !== inSight.first || before.last !== inSight.last) wait(inSight);
      }, STAY);
    };
    if (timer.current !== undefined || last < first) return;
    if (askedFor.current === lines) wait({ first, last });
    else load({ first, last });
    askedFor.current = lines;
  }, [lines, first, last, onLoadRows]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
