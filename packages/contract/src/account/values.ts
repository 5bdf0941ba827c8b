/** A password that is chosen from now on has at least this many characters, of any kind (SE-01). */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
