import { lineOf } from '@hireyard/contract/schemas';
import { StartError } from '../start-error.ts';

/** Validates a line from an operator like one from a user of the API (DOM-27). */
export function enteredLine(option: string, text: string, max: number): string {
  const parsed = lineOf(max).safeParse(text);
  if (parsed.success) return parsed.data;
  throw new StartError(`${option} has to be one line of 1 to ${max} characters, all of which can be seen.`);
}
