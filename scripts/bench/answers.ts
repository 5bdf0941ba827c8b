import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Waits until a process that was started answers at an address; false where it has ended, or took as many milliseconds. */
export async function answers(started: ChildProcess, address: string, within: number): Promise<boolean> {
  const until = Date.now() + within;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return true;
    if (Date.now() > until || started.exitCode !== null) return false;
    await setTimeout(20);
  }
}
