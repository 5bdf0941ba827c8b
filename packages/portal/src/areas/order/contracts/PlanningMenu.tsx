import type { PlanningLine } from '@hireyard/contract';
import type { PlanningCell, PlanningRow } from '@hireyard/ui/components/PlanningTimeline';
import { media } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LineMenu } from './LineMenu.tsx';
import { formFor, PLANNED } from './planned-forms.ts';

const Place = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 4,
  display: 'grid',
  placeContent: 'center',
  // What cuts a name off would cut the focus ring too.
  '&&': { overflow: 'visible' },
  '[role="rowheader"]:has(> &)': { paddingInlineEnd: 44 },
  // A name on a phone is lower than a finger: the button stays clear of the bar before it.
  [media.belowNavigation]: { insetInlineEnd: 0, '& > button': { blockSize: 36, minBlockSize: 0 } },
});

interface PlanningMenuProps {
  line: PlanningLine;
  row: PlanningRow;
  cell: PlanningCell;
}

/** What can be done with a machine, beside its name in the planning. */
export function PlanningMenu({ line, row, cell }: PlanningMenuProps) {
  const { t } = useTranslation('planning');
  const actions = PLANNED.filter((action) => line.actions.includes(action)).map((action) => ({
    id: action,
    label: t(`actions.${action}`),
    href: formFor(action, line),
  }));
  return (
    <Place>
      <LineMenu name={t('actionsFor', { machine: `${row.title}, ${row.subtitle}` })} actions={actions} {...cell} />
    </Place>
  );
}
