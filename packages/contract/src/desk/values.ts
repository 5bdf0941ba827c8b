/** Rights of a desk account: reading what waits for the rental company, and moving it. */
export const DESK_RIGHTS = ['desk.see', 'desk.act'] as const;
export type DeskRight = (typeof DESK_RIGHTS)[number];
