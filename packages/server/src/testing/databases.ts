import 'vitest';

/** What a vitest project's setup has ready for its test files. */
export type TestDatabases =
  /** A file that PGlite loads as a migrated, empty database. */
  | { readonly snapshot: string }
  /** A PostgreSQL server and the name of a migrated, empty database on it to copy. */
  | { readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}
