import type { ReactNode } from 'react';
import { dateOfInstant } from '../../internal/instants.ts';

export type EventTone = 'info' | 'success' | 'warning' | 'error' | 'neutral';

export interface TimelineEvent {
  readonly id: string;
  /** When, an ISO 8601 instant: "2026-11-20T08:12:00Z". */
  readonly at: string;
  /** Who; null for the system, missing where the event says it all. */
  readonly actor?: string | null;
  /** What happened: "Generator 20 kVA called off". A comment may do without. */
  readonly title?: ReactNode;
  /** What somebody wrote; its line breaks stay. */
  readonly comment?: string;
  /** More of it, below: a link to a document, what changed, attachments. */
  readonly details?: ReactNode;
  /** What it means for the reader; `neutral` without it. */
  readonly tone?: EventTone;
  /** In the place of the tone's own shape. */
  readonly icon?: ReactNode;
}

export interface DayOfEvents {
  /** Local date: "2026-11-20". */
  readonly date: string;
  readonly events: readonly TimelineEvent[];
}

/** The events by their days, in the order given; neighbors of one day are one group. */
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

/** First letters of the first and the last word: "Anna de Vries" is AV. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}
