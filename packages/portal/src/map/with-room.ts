import { media } from '@hireyard/ui/theme';

/** Room for a map beside its list. */
export const WITH_ROOM = media.details;
