import { type OpenDatabase, openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';

/** An empty, migrated database of its own for a test file; close it afterwards. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = await openDatabase('memory');
  await migrate(database.db);
  return database;
}
