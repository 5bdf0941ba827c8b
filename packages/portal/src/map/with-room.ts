import { media } from '@hireyard/ui/theme';

/** Width from which a map is shown next to its list. */
export const WITH_ROOM = media.details;
