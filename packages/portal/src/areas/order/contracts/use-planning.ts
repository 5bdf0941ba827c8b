import {
  type getPlanning,
  listPlanningLines,
  type Planning,
  type PlanningLine,
  type QueryInput,
} from '@hireyard/contract';
import type { PlanningRow, PlanningRows, PlanningWindow } from '@hireyard/ui/rental/PlanningTimeline';
import { useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { api } from '../../../api/api.ts';
import { callOf } from '../../../api/calls.ts';
import { wasCancelled } from '../../../api/readers.ts';
import { beginReading } from '../../../api/use-reader.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import type { PlanningTools } from './PlanningControls.tsx';
import { groupsMaker, type LoadedPage, PAGE_SIZE, type PlanningWords, pagesOf, rowOf } from './planning-groups.ts';

/** Maximum number of pages in memory. Beyond it, the pages requested longest ago are released. */
const MAX_PAGES = 40;

export type PlanningQuery = NonNullable<QueryInput<typeof getPlanning>>;

const { read } = api.endpoints;
const pageCall = (query: PlanningQuery, page: number) =>
  callOf(listPlanningLines, { query: { ...query, page, size: PAGE_SIZE } });

/** Reads each page once and keeps it until its number is no longer in `pages`. */
function usePages(query: PlanningQuery, pages: readonly number[]) {
  const dispatch = useAppDispatch();
  const openPages = useRef(new Map<number, { refetch: () => unknown; release: () => void }>());

  useEffect(() => {
    const { current } = openPages;
    for (const [page, { release }] of current) {
      if (pages.includes(page)) continue;
      release();
      current.delete(page);
    }
    for (const page of pages) {
      if (current.has(page)) continue;
      const call = pageCall(query, page);
      const { refetch, unsubscribe } = dispatch(read.initiate(call));
      const endReading = dispatch(beginReading(call));
      const release = () => {
        unsubscribe();
        endReading();
      };
      current.set(page, { refetch, release });
    }
  }, [query, pages, dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: releases the pages of a query before the next one
  useEffect(() => {
    const { current } = openPages;
    return () => {
      for (const { release } of current.values()) release();
      current.clear();
    };
  }, [query]);

  const selects = useMemo(() => pages.map((page) => read.select(pageCall(query, page))), [query, pages]);
  const answers = useAppSelector((state) => selects.map((select) => select(state)), shallowEqual);
  const loaded = useMemo(
    () =>
      answers.flatMap(({ data, isError, error }, index): LoadedPage[] => {
        const page = pages[index] ?? 0;
        if (data !== undefined) return [{ page, lines: (data as { items: PlanningLine[] }).items }];
        return isError && !wasCancelled(error) ? [{ page, lines: 'failed' }] : [];
      }),
    [answers, pages],
  );
  return { loaded, refetch: (page: number) => openPages.current.get(page)?.refetch() };
}

const FIRST: readonly number[] = [0];

export interface PlanningRowsInput {
  /** Keeps its identity while the filters stay the same. */
  readonly query: PlanningQuery;
  /** The projects of the query; undefined until they are loaded. */
  readonly frame: Planning | undefined;
  readonly window: PlanningWindow;
  readonly words: PlanningWords;
  readonly withControls: PlanningTools['withControls'] | undefined;
}

/** Returns the projects of a window with their visible lines. The first page loads together with the projects. */
export function usePlanningRows({ query, frame, window, words, withControls }: PlanningRowsInput) {
  const dispatch = useAppDispatch();
  const [visible, setVisible] = useState({ query, pages: FIRST });
  const pages = visible.query === query ? visible.pages : FIRST;
  const { loaded, refetch } = usePages(query, pages);

  // Rows keep their identity, so that loading other rows does not re-render them.
  const toRow = useMemo(() => {
    const rows = new WeakMap<PlanningLine, PlanningRow>();
    return (line: PlanningLine) => {
      const cached = rows.get(line);
      if (cached) return cached;
      const row = rowOf(line, window, words);
      const rowWithControls = withControls?.(row, line) ?? row;
      rows.set(line, rowWithControls);
      return rowWithControls;
    };
  }, [window, words, withControls]);
  const make = useMemo(() => frame && groupsMaker(frame.groups, toRow, words), [frame, toRow, words]);
  const result = useMemo(() => make?.(loaded), [make, loaded]);

  // Reloads projects and lines, once per answer.
  const outdated = useRef<typeof frame>(undefined);
  useEffect(() => {
    if (!result?.isOutdated || outdated.current === frame) return;
    outdated.current = frame;
    dispatch(api.util.invalidateTags(['Planning']));
  }, [result, frame, dispatch]);

  const onLoadRows = (rows: readonly PlanningRows[]) => {
    const next = pagesOf(frame?.groups ?? [], rows);
    if (next.every((page) => pages.includes(page))) return;
    setVisible({ query, pages: [...new Set([...next, ...pages])].slice(0, MAX_PAGES) });
  };
  const onRetry = (rows: PlanningRows) => {
    for (const page of pagesOf(frame?.groups ?? [], [rows])) refetch(page);
  };
  return { groups: result?.groups, onLoadRows, onRetry };
}
