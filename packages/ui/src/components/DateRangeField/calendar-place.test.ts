import { describe, expect, it } from 'vitest';
import { calendarPlace } from './calendar-place.ts';

describe('[UI-03] calendarPlace', () => {
  it.each([
    { field: { top: 40, bottom: 240 }, windowHeight: 812, place: 'below' },
    { field: { top: 560, bottom: 760 }, windowHeight: 812, place: 'above' },
    { field: { top: 40, bottom: 240 }, windowHeight: 568, place: 'foot' },
    { field: { top: -300, bottom: -100 }, windowHeight: 568, place: 'below' },
  ])('is $place of $field in a window of $windowHeight', ({ field, windowHeight, place }) => {
    expect(calendarPlace(field, windowHeight)).toBe(place);
  });
});
