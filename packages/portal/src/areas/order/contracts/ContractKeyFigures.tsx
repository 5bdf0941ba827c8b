import type { KeyFigures as Figures } from '@hireyard/contract';
import { KeyFigures } from '@hireyard/ui/components/KeyFigures';
import { Suspense, useRef } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { optionalPart } from '../../../pages/load-chunk.ts';
import type { ContractControls } from './contracts-list.ts';
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

/** Key figures above the list, usable as filters. `figures` is undefined while they load and null after an error. */
export function ContractKeyFigures({
  controls,
  figures,
  onRetry,
}: {
  controls: ContractControls;
  figures: Figures | null | undefined;
  onRetry: () => void;
}) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const { filters } = controls.state;
  const root = useRef<HTMLFieldSetElement>(null);
  return (
    <>
      {figures === null && (
        <Suspense>
          <FailedFigures onRetry={onRetry} />
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
        onPressedChange={(pressed) => {
          controls.change({ filters: filterOf(pressed.at(-1) as Figure | undefined) });
          if (pressed.length > 0) showBelow(root.current);
        }}
      />
    </>
  );
}
