/** From here on a map stands beside its list. */
export const WITH_ROOM = '@media (min-width: 64rem)';
