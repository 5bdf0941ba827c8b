/** Version of the texts, in every receipt. A test fails when a text changes and this does not. */
export const TEXTS_VERSION = '2026-11-30';
