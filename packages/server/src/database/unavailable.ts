/** The database is unreachable, does not answer or ended the connection; a retry may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * Error codes for which a retry may succeed soon (Appendix A of the PostgreSQL documentation): connection exceptions,
 * insufficient resources, shutdown and startup, a read-only standby, statement timeouts, and conflicts with other
 * transactions.
 */
const SOON = /^(08|25006|53|57P|57014|40001|40P01|55P03)/;

export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || SOON.test(String((error as { code?: unknown } | null)?.code));
