/** Where the bytes of a file are: in its row, or in the file store under a key. */
export interface Kept {
  readonly content: Uint8Array | null;
  readonly key: string | null;
}

/** Keeps the bytes of files (OP-49). */
export interface FileStore {
  /** Keeps bytes until a row names them. Runs before the transaction of the row, because a store may be slow. */
  put(bytes: Uint8Array): Promise<Kept>;
  /** Throws `FilesUnavailable`. */
  get(kept: Kept): Promise<Uint8Array>;
  /** Deletes objects that no row names. */
  deleteUnused(now: Date): Promise<void>;
  /** Returns within a second whether the store answers. Missing where bytes are in the database. */
  isUp?(): Promise<boolean>;
}

/** The file store does not answer as it should. A retry may succeed. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  /** Status of its answer; null without one. */
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** Keeps bytes in the rows themselves. */
export const embeddedFiles: FileStore = {
  async put(content) {
    return { content, key: null };
  },
  async get({ content }) {
    if (!content) throw new FilesUnavailable('a file lies in a file store, and none is set');
    return content;
  },
  async deleteUnused() {},
};
