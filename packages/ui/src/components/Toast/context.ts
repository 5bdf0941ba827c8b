'use client';

import { createContext, useContext } from 'react';
import type { ToastEnd, ToastOptions } from './model.ts';

export interface Toasts {
  /** Shows a message and returns its id. */
  show: (toast: ToastOptions) => number;
  /** Removes a message before its time. */
  close: (id: number, end?: ToastEnd) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Shows messages over the page. Throws without a `ToastProvider` above, because a lost Undo would be worse. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider.');
  return toasts;
}
