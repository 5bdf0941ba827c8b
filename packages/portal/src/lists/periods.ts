import type { PeriodPreset } from '@hireyard/ui/components/PeriodFilter';
import { useMemo } from 'react';
import { useToday } from '../i18n/locality.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const DAY_MS = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the first and last day of the week (Monday to Sunday) of a local date, shifted by `by` weeks. */
export function weekOf(date: string, by = 0): { from: string; to: string } {
  const day = Date.parse(`${date}T00:00:00Z`);
  const monday = day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS + by * 7 * DAY_MS;
  return { from: iso(monday), to: iso(monday + 6 * DAY_MS) };
}
export function monthOf(date: string, by = 0): { from: string; to: string } {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return { from: iso(Date.UTC(year, month - 1 + by, 1)), to: iso(Date.UTC(year, month + by, 0)) };
}

/** Presets of the period filter. */
export function usePeriodPresets(): readonly PeriodPreset[] {
  const { t } = useTranslation('common');
  const today = useToday();
  return useMemo(
    () => [
      { id: 'thisWeek', label: t('list.periods.thisWeek'), ...weekOf(today) },
      { id: 'nextWeek', label: t('list.periods.nextWeek'), ...weekOf(today, 1) },
      { id: 'thisMonth', label: t('list.periods.thisMonth'), ...monthOf(today) },
      { id: 'lastMonth', label: t('list.periods.lastMonth'), ...monthOf(today, -1) },
    ],
    [t, today],
  );
}
