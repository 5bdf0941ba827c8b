import type { KeyFigures as Figures } from '@hireyard/contract';
import { KeyFigures } from '@hireyard/ui/components/KeyFigures';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useArrival } from '../../../pages/Arrival.tsx';
import type { ContractControls } from './contracts-list.ts';
import { FIGURES, type Figure, filterOf, isPressed } from './key-figures.ts';

const Failed = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 });

/** Numbers above the list that filter it. `figures` is undefined while they load and null if they failed to. */
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
  const { t: common } = useTranslation('common');
  const { toHeading } = useArrival();
  const format = useFormat();
  const { filters } = controls.state;
  const retry = () => {
    onRetry();
    // The button goes while they are asked for again.
    toHeading();
  };
  return (
    <>
      {figures === null && (
        <Failed role="status">
          {t('figures.failed')}
          <Button size="small" onClick={retry}>
            {common('retry')}
          </Button>
        </Failed>
      )}
      <KeyFigures
        label={t('figures.label')}
        figures={FIGURES.map((id) => ({
          id,
          label: t(`figures.${id}`),
          hint: t(`figures.${id}Hint`),
          value: figures && format.number(figures[id]),
          tone: id === 'overdue' && (figures?.overdue ?? 0) > 0 ? 'error' : 'neutral',
        }))}
        pressed={FIGURES.filter((id) => isPressed(id, filters))}
        // One at a time: the last one that was pressed.
        onPressedChange={(pressed) => controls.change({ filters: filterOf(pressed.at(-1) as Figure | undefined) })}
      />
    </>
  );
}
