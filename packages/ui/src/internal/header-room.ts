'use client';

import { createContext } from 'react';

/** How much room the bar of an `AppHeader` has. */
export type HeaderRoom = 'usual' | 'crowded';

/**
 * The room for a logo or a main button in the bar of an `AppHeader`, which each adapts to by itself. Null elsewhere, as in
 * the phone's navigation.
 */
export const HeaderRoomContext = createContext<HeaderRoom | null>(null);
