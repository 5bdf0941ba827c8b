const FORMS = { offHire: '/order/off-hires/add', extend: '/order/extensions/add' } as const;

/** Returns the query that names lines and whole contracts. */
export const lineQuery = (contracts: readonly string[], lines: readonly string[]): string =>
  String(new URLSearchParams([...contracts.map((id) => ['contract', id]), ...lines.map((id) => ['line', id])]));

/** Returns the path of the form to call off or extend. It offers the given lines, or all lines of a contract. */
export const lineAddress = (
  action: keyof typeof FORMS,
  { contract, lines = [] }: { contract?: string; lines?: readonly string[] },
): string => `${FORMS[action]}?${lineQuery(contract === undefined ? [] : [contract], lines)}`;
