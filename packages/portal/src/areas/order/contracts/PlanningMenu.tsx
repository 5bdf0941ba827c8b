import type { PlanningLine } from '@hireyard/contract';
import type { PlanningCell, PlanningRow } from '@hireyard/ui/rental/PlanningTimeline';
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
  // Hidden overflow, used to truncate the name, would also clip the focus ring.
  '&&': { overflow: 'visible' },
  '[role="rowheader"]:has(> &)': { paddingInlineEnd: 44 },
  // Names on a phone are lower than a touch target, so the button must not overlap the bar above.
  [media.belowNavigation]: { insetInlineEnd: 0, '& > button': { blockSize: 36, minBlockSize: 0 } },
});

interface PlanningMenuProps {
  line: PlanningLine;
  row: PlanningRow;
  cell: PlanningCell;
}

/** Actions on a machine, next to its name in the planning. */
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
