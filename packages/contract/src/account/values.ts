/** Minimum number of characters of a new password, of any kind (SE-01). */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
/** What a mailed link to set a password is for. */
export const LINK_PURPOSES = ['reset', 'invitation'] as const;
