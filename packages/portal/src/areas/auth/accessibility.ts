/** Day of the assessment that the accessibility statement and `docs/conformance.md` are made from. */
export const ASSESSED_ON = '2026-11-30';

/** Known exceptions from WCAG 2.2 AA, in the order of the statement. */
export const EXCEPTIONS = ['preview', 'files', 'languages'] as const;
