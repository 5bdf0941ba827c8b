import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { StartError } from '../start-error.ts';

/** Reads the first line of a stream, so that a password need not be an argument. */
export async function readPassword(input: Readable): Promise<string> {
  const lines = createInterface({ input });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  throw new StartError('--password-stdin needs the password as a line of standard input.');
}
