/** Called with a few words on the progress of a long task. */
export type Progress = (words: string) => void;

/** Reports at most once in so many milliseconds: short tasks are silent, long ones show progress. */
export function nowAndThen(milliseconds: number, tell: Progress): Progress {
  let told = performance.now();
  return (words) => {
    if (performance.now() - told < milliseconds) return;
    told = performance.now();
    tell(words);
  };
}
