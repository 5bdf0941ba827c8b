/** Longest name of a version, in characters. */
export const TERMS_VERSION_MAX = 40;
/** Most versions of a company or of a client, past and future. */
export const TERMS_MAX = 20;
