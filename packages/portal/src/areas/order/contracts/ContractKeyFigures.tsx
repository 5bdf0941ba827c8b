import { type KeyFigures as Figures, getKeyFigures } from '@hireyard/contract';
import { KeyFigures } from '@hireyard/ui/components/KeyFigures';
import { Suspense, useRef } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { optionalPart } from '../../../pages/load-chunk.ts';
import type { ContractControls, ContractFilters } from './contracts-list.ts';
import { FIGURES, type Figure, filterOf, isPressed } from './key-figures.ts';

/** Height of the header, which stays at the top. */
const HEADER = 72;

/** Scrolls to the list behind a pressed figure, where a phone shows at most its edge. */
function showBelow(figures: HTMLElement | null) {
  const bottom = figures?.getBoundingClientRect().bottom ?? 0;
  if (bottom < window.innerHeight / 2) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: bottom - HEADER, behavior: isCalm ? 'auto' : 'smooth' });
}

// Optional: without this chunk, failed figures show as dashes.
const FailedFigures = optionalPart(() => import('./FailedFigures.tsx'));

/** Returns the key figures of the filtered projects and depots, or all of them without such a filter. */
function useNarrowed({ project, depot }: ContractFilters, all: Figures | null | undefined, onRetry: () => void) {
  const isNarrowed = project.length + depot.length > 0;
  const read = useRead(getKeyFigures, { query: { project: [...project], depot: [...depot] } }, { skip: !isNarrowed });
  if (!isNarrowed) return { figures: all, retry: onRetry };
  return { figures: read.currentData ?? (read.failure === undefined ? undefined : null), retry: read.refetch };
}

/** Key figures above the list, usable as filters. `all` is undefined while they load and null after an error. */
export function ContractKeyFigures({
  controls,
  figures: all,
  onRetry,
}: {
  controls: ContractControls;
  figures: Figures | null | undefined;
  onRetry: () => void;
}) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const { filters } = controls.state;
  const { figures, retry } = useNarrowed(filters, all, onRetry);
  const root = useRef<HTMLFieldSetElement>(null);
  return (
    <>
      {figures === null && (
        <Suspense>
          <FailedFigures onRetry={retry} />
        </Suspense>
      )}
      <KeyFigures
        ref={root}
        label={t('figures.label')}
        figures={FIGURES.map((id) => ({
          id,
          label: t(`figures.${id}`),
          hint: t(`figures.${id}Hint`),
          value: figures && format.number(figures[id]),
          tone: id === 'overdue' && (figures?.overdue ?? 0) > 0 ? 'error' : 'neutral',
        }))}
        pressed={FIGURES.filter((id) => isPressed(id, filters))}
        // Only one figure can be pressed: the last one wins.
        onPressedChange={(_, pressed) => {
          controls.change({ filters: filterOf(pressed.at(-1) as Figure | undefined) });
          if (pressed.length > 0) showBelow(root.current);
        }}
      />
    </>
  );
}
