/** Code or texts of a page did not arrive: the connection dropped, or a new version has taken their place (SW-02). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Loads a page's code, and fails with `ChunkError` alone. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkError('Part of the portal could not be loaded.', { cause });
  }
}
