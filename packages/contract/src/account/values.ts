/** Minimum number of characters of a new password, of any kind (SE-01). */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
/** Purposes of a mailed link to set a password. */
export const LINK_PURPOSES = ['reset', 'invitation'] as const;
