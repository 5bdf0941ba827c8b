/** Entities are archived, never deleted. */
export const ARCHIVE_STATUSES = ['active', 'archived'] as const;
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];

/** Actions that the caller may take on an archivable entity. The portal offers exactly these. */
export const ARCHIVE_ACTIONS = ['edit', 'archive', 'restore'] as const;
export type ArchiveAction = (typeof ARCHIVE_ACTIONS)[number];
