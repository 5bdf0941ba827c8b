import pg from 'pg';

/**
 * Names each query text, so that a connection parses it once, and `planOnce` lets it plan it once. Tests of endpoints
 * repeat few texts many times, and planning took half of their time. The server itself sends unnamed queries: its lists
 * have very many texts, and each connection would hold all of them in memory.
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

/** Returns a database URL whose connections reuse one plan for all values of a statement. */
export function planOnce(database: string): string {
  const url = new URL(database);
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  return url.href;
}
