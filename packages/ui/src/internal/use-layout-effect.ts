'use client';

import { unstable_useEnhancedEffect } from '@mui/material/utils';

/** `useLayoutEffect` of which React 18 does not warn on a server, where no effect runs. */
export const useLayoutEffect = unstable_useEnhancedEffect;
