import 'vitest';
import type { Fixture } from './fixture.ts';

/** A migrated database that a test file gets a copy of: without rows, or with those of the fixture. */
export type Prepared = 'empty' | 'fixture';

/** What a vitest project's setup has ready for its test files. */
export type TestDatabases = { readonly fixture: Fixture } & (
  | {
      /** Files that PGlite loads. */
      readonly snapshots: Readonly<Record<Prepared, string>>;
    }
  | {
      /** A PostgreSQL server, and the names of databases on it to copy. */
      readonly url: string;
      readonly templates: Readonly<Record<Prepared, string>>;
    }
);

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}
