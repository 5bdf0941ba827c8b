/** Counts the components that read each call of one store. */
export class Readers {
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.#counts.set(key, this.count(key) + 1);
  }
  remove(key: string): void {
    const left = this.count(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

/** Returns whether a call ended because nobody read it any more. It is made again for its next reader. */
export const wasCancelled = (error: unknown): boolean => (error as Partial<Error> | undefined)?.name === 'AbortError';
