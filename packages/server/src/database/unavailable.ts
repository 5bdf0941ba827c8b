/** The database cannot be reached, does not answer, or has ended the connection; another try may succeed soon. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * What PostgreSQL answers where the same may succeed soon (Appendix A of its documentation): connection exceptions,
 * insufficient resources, shutdown and start, a standby that has not taken over yet, a statement that took too long,
 * conflicts with other transactions.
 */
const SOON = /^(08|25006|53|57P|57014|40001|40P01|55P03)/;

export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || SOON.test(String((error as { code?: unknown } | null)?.code));
