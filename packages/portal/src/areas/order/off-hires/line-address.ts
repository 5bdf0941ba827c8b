const FORMS = { offHire: '/order/off-hires/add', extend: '/order/extensions/add' } as const;

/** The address of the form that calls off or extends: lines of any contracts, or those of one to choose from. */
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
