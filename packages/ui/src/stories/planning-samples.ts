import { addDays } from '../internal/local-dates.ts';
import type { PlanningBar, PlanningGroup, PlanningRow } from '../rental/PlanningTimeline/rows.ts';

/** Timeline for stories and tests: each state once, and thousands of rows where needed. */

const bar = (own: Pick<PlanningBar, 'id' | 'from' | 'to' | 'status' | 'text'> & { label?: string }): PlanningBar => ({
  label: `${own.id}, ${own.text}`,
  href: `#${own.id}`,
  ...own,
});

export const november = { from: '2026-11-02', to: '2026-11-29' };
export const today = '2026-11-20';

interface WholeGroup extends PlanningGroup {
  readonly rows: readonly PlanningRow[];
}

export const groups: WholeGroup[] = [
  {
    id: 'zuidas',
    title: 'Zuidas Tower C',
    subtitle: '4 machines',
    rows: [
      {
        id: 'sci',
        title: 'Electric scissor lift 12 m',
        subtitle: 'SCI-E-12 · 204 118',
        href: '#c-240118',
        bars: [bar({ id: 'lift', from: '2026-11-03', to: '2026-11-27', status: 'onRent', text: '3 – 27 Nov' })],
      },
      {
        id: 'bot',
        title: 'Telescopic boom lift 22 m',
        subtitle: 'BOT-D-22 · 310 004',
        href: '#c-240093',
        bars: [
          bar({ id: 'boom', from: '2026-10-12', to: '2026-11-13', status: 'onRent', text: 'since 12 Oct' }),
          bar({ id: 'boom-late', from: '2026-11-14', to: '2026-11-20', status: 'overdue', text: 'Overdue 7 days' }),
        ],
      },
      {
        id: 'cab',
        title: 'Site cabin 6 m',
        subtitle: 'CAB-06 · 512 033',
        href: '#c-240104',
        bars: [bar({ id: 'cabin', from: '2026-10-01', to: null, status: 'onRent', text: 'open-ended, since 1 Oct' })],
      },
      {
        id: 'scd',
        title: 'Diesel scissor lift 12 m',
        subtitle: 'SCI-D-12 · 205 377',
        href: '#c-240088',
        bars: [
          bar({
            id: 'off',
            from: '2026-10-20',
            to: '2026-11-17',
            status: 'offHired',
            text: 'OH-88213 · off-hired 18 Nov',
          }),
        ],
      },
    ],
  },
  {
    id: 'kade',
    title: 'Kade Noord',
    subtitle: '2 machines',
    rows: [
      {
        id: 'gen',
        title: 'Generator 60 kVA',
        subtitle: 'GEN-D-60 · 440 209',
        href: '#c-240127',
        bars: [
          bar({
            id: 'generator',
            from: '2026-11-10',
            to: '2026-11-20',
            status: 'offHireRequested',
            text: 'pick-up asked 21 Nov',
          }),
        ],
      },
      {
        id: 'com',
        title: 'Vibrating plate 90 kg',
        subtitle: 'COM-P-09 · 2 pieces',
        href: '#c-240140',
        bars: [bar({ id: 'plate', from: '2026-11-24', to: '2026-11-28', status: 'planned', text: '24 – 28 Nov' })],
      },
    ],
  },
];

/** Many projects with many machines each. */
export const manyGroups = (projects: number, machines: number): WholeGroup[] =>
  Array.from({ length: projects }, (_, project) => ({
    id: `p${project}`,
    title: `Project ${project + 1}`,
    subtitle: `${machines} machines`,
    rows: Array.from({ length: machines }, (_row, machine) => {
      const from = addDays(november.from, (machine * 3 + project) % 25);
      return {
        id: `p${project}m${machine}`,
        title: `Machine ${project + 1}.${machine + 1}`,
        href: `#p${project}m${machine}`,
        bars: [
          bar({
            id: `bar ${project + 1}.${machine + 1}`,
            from,
            to: addDays(from, 6),
            status: 'onRent',
            text: 'on rent',
          }),
        ],
      };
    }),
  }));
