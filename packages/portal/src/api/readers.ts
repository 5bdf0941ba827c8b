/** Counts the components that read each call of one store. */
export class Readers {
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.#counts.set(key, this.count(key) + 1);
  }
  remove(key: string): void {
    const remaining = this.count(key) - 1;
    if (remaining > 0) this.#counts.set(key, remaining);
    else this.#counts.delete(key);
  }
  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

/** Returns whether a call was canceled because its last reader unmounted. The next reader makes it again. */
export const wasCancelled = (error: unknown): boolean => (error as Partial<Error> | undefined)?.name === 'AbortError';
