'use client';

import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, useRef } from 'react';
import { useNoCaretBehind } from './use-no-caret-behind.ts';

/** The root element of every modal: dialogs, menus, popovers, drawers. */
export function ModalRoot({ ref, ...root }: ComponentProps<'div'>) {
  const layer = useRef<HTMLDivElement>(null);
  useNoCaretBehind(layer);
  return <div ref={useForkRef(layer, ref)} {...root} />;
}
