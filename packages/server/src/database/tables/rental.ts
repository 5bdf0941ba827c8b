/** Filled in with the migration of the same name. */
// biome-ignore lint/complexity/noBannedTypes: becomes the rental tables
export type RentalTables = {};
