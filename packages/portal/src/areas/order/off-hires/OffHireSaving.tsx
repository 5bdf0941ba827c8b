import { type BodyInput, estimateOffHire } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { type Control, useWatch } from 'react-hook-form';
import { useRead } from '../../../api/use-read.ts';
import { useDebounced } from '../../../forms/use-debounced.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { domainNow } from '../../../settings/demo-time.ts';
import { selectDemoClock } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { instantOf } from './local-instant.ts';
import type { OffHireValues } from './off-hire-values.ts';
import { RentSummary } from './RentSummary.ts';

/** Rounds down to the minute, so that unchanged values cause one request only. */
const thisMinute = (now: Date) => `${now.toISOString().slice(0, 16)}:00Z`;

/** Estimated saving up to the expected end. Empty without price rights or without a known end. */
export function OffHireSaving({ control, timeZone }: { control: Control<OffHireValues>; timeZone: string }) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const clock = useAppSelector(selectDemoClock);
  const [lines, stops, offRentAt] = useWatch({ control, name: ['lines', 'stops', 'offRentAt'] });
  const debouncedBody = useDebounced(
    JSON.stringify({
      lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
      offRentAt: stops === 'now' ? thisMinute(domainNow(clock)) : instantOf(offRentAt, timeZone),
    }),
  );
  const body = JSON.parse(debouncedBody) as BodyInput<typeof estimateOffHire>;
  const { length } = body.lines;
  const isComplete = length > 0 && body.lines.every(({ quantity }) => quantity >= 1) && body.offRentAt !== null;
  const { data } = useRead(estimateOffHire, { body }, { skip: !isComplete });
  if (!isComplete || !data?.saved || data.to === null) return null;
  const savesNothing = Number(data.saved.amount) === 0;
  return (
    <RentSummary>
      <span>
        {t(savesNothing ? 'saving.nothing' : 'saving.label')}
        <small>{t('saving.until', { count: data.lines, date: format.date(data.to) })}</small>
        <small>{t('saving.excludes')}</small>
      </span>
      {!savesNothing && <Amount {...data.saved} />}
    </RentSummary>
  );
}
