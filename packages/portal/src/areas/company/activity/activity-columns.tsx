import { type Activity, pathOf } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { useMemo } from 'react';
import { useActivityTexts } from '../../../activity/use-activity-texts.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListColumn } from '../../../lists/ListView.tsx';
import { RowLink } from '../../../lists/RowLink.tsx';
import { useSortLabels } from '../../../lists/use-sort-labels.ts';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import { useMachinesText } from '../../../rental/use-rental-text.ts';

export function useActivityColumns(): readonly ListColumn<Activity>[] {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const texts = useActivityTexts();
  const sortLabels = useSortLabels();
  const machinesText = useMachinesText();
  return useMemo(() => {
    return [
      {
        id: 'subject',
        header: t('facts.subject'),
        card: 'title',
        skeleton: 'twoLines',
        width: '30%',
        cell: ({ subject, action, rental }) => (
          <TwoLines
            first={
              // Removed records have no page to link to.
              subject.name === null || action === 'removed' ? (
                texts.nameOf(subject)
              ) : (
                <RowLink href={pathOf(subject)}>{subject.name}</RowLink>
              )
            }
            second={wholeNumbers(
              [
                t(`resources.${subject.resource}`),
                rental && machinesText(rental),
                rental?.pickupOn && format.date(rental.pickupOn),
                rental && (rental.project ?? rental.city),
              ]
                .filter(Boolean)
                .join(' · '),
            )}
          />
        ),
      },
      { id: 'action', header: t('facts.action'), card: 'pair', width: '34%', cell: texts.done },
      {
        id: 'actor',
        header: t('facts.actor'),
        card: 'pair',
        width: '18%',
        cell: (one) => texts.actorOf(one),
      },
      {
        id: 'at',
        header: t('facts.at'),
        sort: 'at',
        sortLabels: sortLabels('date', t('facts.at')),
        card: 'pair',
        width: '18%',
        cell: ({ at }) => format.dateTime(at),
      },
    ];
  }, [t, format, texts, sortLabels, machinesText]);
}
