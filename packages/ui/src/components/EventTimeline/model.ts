import type { ReactNode } from 'react';
import { dateOfInstant } from '../../internal/instants.ts';

export type EventTone = 'info' | 'success' | 'warning' | 'error' | 'neutral';

export interface TimelineEvent {
  readonly id: string;
  /** Instant in ISO 8601: "2026-11-20T08:12:00Z". */
  readonly at: string;
  /** Name of the author. Null for the system. Omitted if the title includes it. */
  readonly actor?: string | null | undefined;
  /** Title: "Generator 20 kVA called off". Optional for a comment. */
  readonly title?: ReactNode;
  /** Text of a comment. Its line breaks are kept. */
  readonly comment?: string | undefined;
  /** Details below the title: a link to a document, changed fields, attachments. */
  readonly details?: ReactNode;
  /** Meaning for the user. Defaults to `neutral`. */
  readonly tone?: EventTone | undefined;
  /** Overrides the tone's shape. */
  readonly icon?: ReactNode;
}

export interface DayOfEvents {
  /** Local date: "2026-11-20". */
  readonly date: string;
  readonly events: readonly TimelineEvent[];
}

/** Groups events by day, in the given order. Neighbors of one day form one group. */
export function byDay(events: readonly TimelineEvent[], timeZone: string | undefined): DayOfEvents[] {
  const days: { date: string; events: TimelineEvent[] }[] = [];
  for (const event of events) {
    const date = dateOfInstant(event.at, timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
}
