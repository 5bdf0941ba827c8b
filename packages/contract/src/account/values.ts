/** Minimum number of characters of a new password, of any kind (SE-01). */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
