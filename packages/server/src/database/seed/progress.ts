/** Told how far a long piece of work is, in a few words. */
export type Progress = (words: string) => void;

/** Passes words on once in so many milliseconds at the most: short work is silent, long work does not look dead. */
export function nowAndThen(milliseconds: number, tell: Progress): Progress {
  let told = performance.now();
  return (words) => {
    if (performance.now() - told < milliseconds) return;
    told = performance.now();
    tell(words);
  };
}
