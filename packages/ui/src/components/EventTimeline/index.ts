export { EventTimeline, type EventTimelineProps } from './EventTimeline.tsx';
export type { EventTone, TimelineEvent } from './model.ts';
