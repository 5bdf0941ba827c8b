import { type BodyInput, estimateExtension } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { useRead } from '../../../api/use-read.ts';
import { useDebounced } from '../../../forms/use-debounced.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RentSummary } from './RentSummary.ts';

interface ExtensionCostProps {
  lineIds: readonly string[];
  /** New end of all lines; null until it is a possible day. */
  to: string | null;
}

/** Rent that an extension adds. Empty without price rights or without a possible day. */
export function ExtensionCost({ lineIds, to }: ExtensionCostProps) {
  const { t } = useTranslation('offHires');
  const debounced = useDebounced(JSON.stringify({ lines: lineIds.map((lineId) => ({ lineId, to })) }));
  const body = JSON.parse(debounced) as BodyInput<typeof estimateExtension>;
  const isComplete = to !== null && body.lines.length > 0 && body.lines.every((line) => line.to !== null);
  const { currentData } = useRead(estimateExtension, { body }, { skip: !isComplete });
  const added = currentData?.added;
  if (!isComplete || !added) return null;
  const addsNothing = Number(added.amount) === 0;
  return (
    <RentSummary aria-live="polite">
      <span>
        {t(addsNothing ? 'extend.addsNothing' : 'extend.adds')}
        <small>{t('saving.excludes')}</small>
      </span>
      {!addsNothing && <Amount {...added} />}
    </RentSummary>
  );
}
