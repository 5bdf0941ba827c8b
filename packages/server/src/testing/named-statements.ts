import pg from 'pg';

/**
 * Tests of endpoints send few texts many times, and half of their time was planning these. Here each text has a name, so that
 * a connection parses it once, and `planOnce` lets it plan it once. The server itself sends them without: its lists have a
 * great many texts, each of which would stay in the memory of each connection.
 */
const names = new Map<string, string>();
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;

function nameOf(text: string): string {
  const name = names.get(text) ?? `statement_${names.size}`;
  names.set(text, name);
  return name;
}

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, text: unknown, values: unknown, ...rest: unknown[]) {
    const hasValues = typeof text === 'string' && Array.isArray(values);
    return hasValues
      ? query.call(this, { name: nameOf(text), text, values }, ...rest)
      : query.call(this, text, values, ...rest);
  },
});

/** A database whose connections keep one plan for all values of a statement. */
export function planOnce(database: string): string {
  const url = new URL(database);
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  return url.href;
}
