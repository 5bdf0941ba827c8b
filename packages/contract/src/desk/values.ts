/** Rights of a desk account: reading what waits for the rental company, and moving it. */
export const DESK_RIGHTS = ['desk.see', 'desk.act'] as const;
export type DeskRight = (typeof DESK_RIGHTS)[number];

/** Codes of machines that are printed at once: fifty sheets. */
export const MAX_CODES = 500;
