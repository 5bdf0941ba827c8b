import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/**
 * Waits until a started process answers at an address. Returns false if it has exited, or after `within` milliseconds.
 */
export async function answers(started: ChildProcess, address: string, within: number): Promise<boolean> {
  const until = Date.now() + within;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return true;
    if (Date.now() > until || started.exitCode !== null) return false;
    await setTimeout(20);
  }
}
