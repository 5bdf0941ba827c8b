import { type ContractLine, endOfRent, lineState } from '@hireyard/contract';
import { RentalPeriodBar } from '@hireyard/ui/rental/RentalPeriodBar';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Formats the day of an instant in the depot's time zone, with the year unless it is the current one. */
function useDay() {
  const format = useFormat();
  const thisYear = String(new Date().getFullYear());
  return (instant: string, timeZone: string) =>
    format.day(instant, timeZone, instant.startsWith(thisYear) ? 'short' : 'medium');
}

/** The rental period of a line as a bar with dates, in the depot's time zone. */
export function PeriodOfLine({ line }: { line: ContractLine }) {
  const { t } = useTranslation('order');
  const day = useDay();
  const end = endOfRent(line);
  const { timeZone } = line.depot;
  return (
    <RentalPeriodBar
      from={line.onRentAt}
      to={end}
      status={lineState(line)}
      fromText={day(line.onRentAt, timeZone)}
      toText={end === null ? t('openEnded') : day(end, timeZone)}
      now={new Date().toISOString()}
    />
  );
}
