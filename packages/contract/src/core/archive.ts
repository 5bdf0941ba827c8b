/** What is no longer used is archived, never deleted. */
export const ARCHIVE_STATUSES = ['active', 'archived'] as const;
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];

/** The moves that a caller may make with what can be archived; the portal offers these and no others. */
export const ARCHIVE_ACTIONS = ['edit', 'archive', 'restore'] as const;
export type ArchiveAction = (typeof ARCHIVE_ACTIONS)[number];
