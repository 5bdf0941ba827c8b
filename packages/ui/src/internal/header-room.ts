'use client';

import { createContext } from 'react';

/** Available space in the bar of an `AppHeader`. */
export type HeaderRoom = 'usual' | 'crowded';

/**
 * Space in the bar of an `AppHeader`, to which a logo and a main button adapt. Null outside of it, as in the phone's
 * navigation.
 */
export const HeaderRoomContext = createContext<HeaderRoom | null>(null);
