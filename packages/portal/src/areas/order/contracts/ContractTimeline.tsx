import { type Contract, localDateIn } from '@hireyard/contract';
import { EventTimeline, type EventTone, type TimelineEvent } from '@hireyard/ui/components/EventTimeline';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { selectProductNames } from '../../../client/product-names.ts';
import { useDateLocale } from '../../../i18n/use-date-locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PanelHead } from '../../../pages/Panel.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useLineStatusText } from '../../../rental/StatusOfLine.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { type Happening, type Moment, momentsOf } from './contract-model.ts';

const Part = styled('div')(({ theme }) => ({
  padding: '12px 14px 16px',
  '& + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& > h3': { ...theme.typography.columnHead, margin: '0 0 10px', color: theme.vars.color.ink2 },
}));

const TONES: Readonly<Record<Happening, EventTone>> = {
  starts: 'info',
  ends: 'info',
  onRent: 'success',
  overdue: 'error',
  offHireRequested: 'warning',
  offHired: 'neutral',
  returned: 'neutral',
};

function useEvent() {
  const { t } = useTranslation('order');
  const { t: own } = useTranslation('contract');
  const names = useAppSelector(selectProductNames);
  const statusText = useLineStatusText();
  return ({ what, at, lines }: Moment): TimelineEvent => {
    const [first] = lines;
    const numbers = what === 'offHired' ? [...new Set(lines.flatMap(({ offHireNumber }) => offHireNumber ?? []))] : [];
    const texts = {
      starts: own('starts'),
      ends: own('ends'),
      overdue: first ? statusText(first) : '',
    };
    const text = what === 'starts' || what === 'ends' || what === 'overdue' ? texts[what] : t(`status.${what}`);
    return {
      id: `${what} ${at}`,
      at,
      title:
        lines.length === 1 && first
          ? productName(names, first.productCode)
          : t('contracts.lineCount', { count: lines.length }),
      details: [text, ...numbers].join(' · '),
      tone: TONES[what],
    };
  };
}

/** Upcoming and past events of a contract, derived from its lines. */
export default function ContractTimeline({ contract }: { contract: Contract | undefined }) {
  const { t: own } = useTranslation('contract');
  const event = useEvent();
  const moments = useMemo(() => contract && momentsOf(contract.lines, new Date().toISOString()), [contract]);
  const labels = useDateLocale();
  const shared = contract && {
    labels,
    timeZone: contract.depot.timeZone,
    today: localDateIn(new Date(), contract.depot.timeZone),
  };
  return (
    <ListSheet label={own('timeline')}>
      <PanelHead>
        <h2>{own('timeline')}</h2>
      </PanelHead>
      {moments ? (
        <>
          {moments.next.length > 0 && (
            <Part>
              <h3>{own('next')}</h3>
              <EventTimeline {...shared} label={own('next')} events={moments.next.map(event)} />
            </Part>
          )}
          <Part>
            <h3>{own('soFar')}</h3>
            <EventTimeline {...shared} label={own('soFar')} events={moments.soFar.map(event)} />
          </Part>
        </>
      ) : (
        // A heading would move down once there is something to come.
        <Part>
          <EventTimeline label={own('soFar')} events={undefined} />
        </Part>
      )}
    </ListSheet>
  );
}
