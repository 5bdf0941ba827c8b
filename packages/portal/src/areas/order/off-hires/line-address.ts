const FORMS = { offHire: '/order/off-hires/add', extend: '/order/extensions/add' } as const;

/**
 * Returns the path of the form to call off or extend: for lines of any contracts, or for a contract's lines to choose
 * from.
 */
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
