const FORMS = { offHire: '/order/off-hires/add', extend: '/order/extensions/add' } as const;

/** Returns the path of the form to call off or extend. It offers the given lines, or all lines of a contract. */
export function lineAddress(
  action: keyof typeof FORMS,
  { contract, lines = [] }: { contract?: string; lines?: readonly string[] },
): string {
  const query = new URLSearchParams([
    ...(contract === undefined ? [] : [['contract', contract]]),
    ...lines.map((id) => ['line', id]),
  ]);
  return `${FORMS[action]}?${query}`;
}
