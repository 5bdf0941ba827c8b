import 'vitest';
import type { Fixture } from './fixture.ts';

/** A migrated database that test files copy: empty, or with the rows of the fixture. */
export type Prepared = 'empty' | 'fixture';

/** Databases that the setup of a vitest project provides to its test files. */
export type TestDatabases = { readonly fixture: Fixture } & (
  | {
      /** Files that PGlite loads. */
      readonly snapshots: Readonly<Record<Prepared, string>>;
    }
  | {
      /** A PostgreSQL server, and the names of its template databases. */
      readonly url: string;
      readonly templates: Readonly<Record<Prepared, string>>;
    }
);

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}
