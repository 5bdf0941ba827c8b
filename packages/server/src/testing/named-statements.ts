import pg from 'pg';

/**
 * Gives each text of a statement a name, so that a connection parses and plans it once: planning is half of the time of
 * tests of endpoints, which send few texts many times. The server itself sends them without, since its lists have a
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
