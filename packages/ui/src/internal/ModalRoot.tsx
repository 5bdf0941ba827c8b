'use client';

import { useForkRef } from '@mui/material/utils';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useNoCaretBehind } from './use-no-caret-behind.ts';
import { withRef } from './with-ref.ts';

/** The root element of every modal: dialogs, menus, popovers, drawers. */
export const ModalRoot = withRef(function ModalRoot({ ref, ...root }: ComponentPropsWithRef<'div'>) {
  const layer = useRef<HTMLDivElement>(null);
  useNoCaretBehind(layer);
  return <div ref={useForkRef(layer, ref)} {...root} />;
});
