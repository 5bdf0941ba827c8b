/** Counts turns of the event loop while a file is read to its end. */
export async function turnsWhileReading(file: ReadableStream<Uint8Array>): Promise<number> {
  const reader = file.getReader();
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  while (!(await reader.read()).done);
  clearImmediate(next);
  return turns;
}
