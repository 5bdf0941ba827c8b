import { type ContractLine, endOfRent, lineState } from '@hireyard/contract';
import { RentalPeriodBar } from '@hireyard/ui/rental/RentalPeriodBar';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** The rental period of a line as a bar with dates, in the depot's time zone. */
export function PeriodOfLine({ line }: { line: ContractLine }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const end = endOfRent(line);
  const day = (instant: string) => format.day(instant, line.depot.timeZone, 'short');
  return (
    <RentalPeriodBar
      from={line.onRentAt}
      to={end}
      status={lineState(line)}
      fromText={day(line.onRentAt)}
      toText={end === null ? t('openEnded') : day(end)}
      now={new Date().toISOString()}
    />
  );
}
