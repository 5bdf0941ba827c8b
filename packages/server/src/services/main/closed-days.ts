import type { ClosingDay, Language } from '@hireyard/contract';
import { sql } from 'kysely';
import { addDays, type LocalDate } from '../../domain/calendar.ts';
import { closedDays, type OwnDays, unchargedDays } from '../../domain/closed-days.ts';
import { holidaysOf, type Stretch } from './holidays.ts';

/** Causes of the closed days of a depot. */
export interface DayCauses extends OwnDays {
  readonly country: string;
  readonly subdivision: string | null;
  readonly company: OwnDays;
}

const ownDays = (table: 'depot' | 'company') =>
  sql`'closingDays', ${sql.table(table)}.closing_days, 'workedDays', ${sql.table(table)}.worked_days`;

/** Selects the causes of the closed days of the query's `depot`. Null without a depot. */
export const dayCauses = sql<DayCauses>`(select jsonb_build_object('country', depot.country,
    'subdivision', depot.subdivision, ${ownDays('depot')}, 'company', jsonb_build_object(${ownDays('company')}))
  from operating_company company where company.code = depot.op_co)`.as('day_causes');

/** Returns the days of a stretch on which a depot is closed whatever its opening times are, with their names (OP-85). */
export async function closedDaysOf(causes: DayCauses, stretch: Stretch, language: Language): Promise<ClosingDay[]> {
  const holidays = await holidaysOf(causes, stretch, language);
  const to = addDays(stretch.from, stretch.days - 1);
  return closedDays(holidays, causes.company, causes).filter(({ date }) => date >= stretch.from && date <= to);
}

/** Returns the days of a stretch that a depot does not charge, with their names (OP-86). */
export async function unchargedDaysOf(causes: DayCauses, stretch: Stretch, language: Language): Promise<ClosingDay[]> {
  return unchargedDays(await holidaysOf(causes, stretch, language), causes.company, causes);
}

/** Returns the same days without names. */
export async function unchargedDatesOf(causes: DayCauses, stretch: Stretch): Promise<LocalDate[]> {
  return (await unchargedDaysOf(causes, stretch, 'en-US')).map(({ date }) => date);
}
