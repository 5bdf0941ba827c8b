import { WrongTime } from '../../domain/company-lines.ts';
import { WrongDay } from '../../domain/off-hires.ts';
import { invalid } from '../../http/problem.ts';

/** Translates a wrong time or day of a transition into an API error. */
export function inTime<T>(rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    if (error instanceof WrongTime) throw invalid([{ pointer: '/at', code: error.reason }]);
    if (error instanceof WrongDay)
      throw invalid([{ pointer: '/window/date', code: 'too-early', params: { date: error.earliest } }]);
    throw error;
  }
}
