'use client';

import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { ToastContext, type Toasts } from './context.ts';
import { durationOf, type ShownToast, TOASTS_IN_SIGHT, type ToastEnd } from './model.ts';
import { Toast } from './Toast.tsx';
import { toastText } from './text.ts';
import { useCountdown } from './use-countdown.ts';

const Region = slot('section', 'HyToast-region', ({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  // Above the cookie notice, where one is shown.
  insetBlockEnd: 'calc(14px + var(--hy-consent-room, 0px))',
  insetInlineStart: 14,
  display: 'grid',
  gap: 8,
  // Only the toasts themselves take the pointer.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}));

interface TimedToastProps {
  toast: ShownToast;
  paused: boolean;
  onEnd: (id: number, end: ToastEnd) => void;
  /** Replaces some of the locale’s texts in this place. */
  labels: UiLocale['Toast'];
}

function TimedToast({ toast, paused, onEnd, labels }: TimedToastProps) {
  const { id, text, tone, undo } = toast;
  useCountdown(durationOf(toast), paused, () => onEnd(id, 'timeout'));
  return (
    <Toast
      tone={tone}
      labels={labels}
      onClose={() => onEnd(id, 'closed')}
      onUndo={
        undo &&
        (() => {
          undo();
          onEnd(id, 'undone');
        })
      }
    >
      {text}
    </Toast>
  );
}

export interface ToastProviderProps {
  /** The application. */
  children: ReactNode;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['Toast']>;
}

/**
 * Holds the messages of `useToast` in one live region. Three are in sight, the others wait; none is lost, and time
 * stands still while the pointer or the focus is on them. After one is closed by keyboard the focus goes to the next,
 * then to where it came from.
 */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  const text = useUiText('Toast', toastText, labels);
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const live = useRef<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const refocus = useRef(false);

  const { api, end } = useMemo(() => {
    const keep = (next: readonly ShownToast[]) => {
      live.current = next;
      setToasts(next);
    };
    const finish = (id: number, how: ToastEnd) => {
      const toast = live.current.find((shown) => shown.id === id);
      if (!toast) return;
      refocus.current = region.current?.contains(document.activeElement) ?? false;
      keep(live.current.filter((shown) => shown.id !== id));
      toast.onEnd?.(how);
    };
    const shown: Toasts = {
      show: (message) => {
        lastId.current += 1;
        keep([...live.current, { ...message, id: lastId.current }]);
        return lastId.current;
      },
      close: (id, how = 'closed') => finish(id, how),
    };
    return { api: shown, end: finish };
  }, []);

  useEffect(() => {
    if (toasts.length === 0) {
      setHovered(false);
      setFocused(false);
    }
    if (!refocus.current) return;
    refocus.current = false;
    const next = region.current?.querySelector<HTMLElement>('button') ?? cameFrom.current;
    next?.focus();
  }, [toasts]);

  useEffect(
    () => () => {
      for (const toast of live.current) toast.onEnd?.('left');
      live.current = [];
    },
    [],
  );

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget as HTMLElement | null;
    setFocused(true);
  };
  return (
    <ToastContext value={api}>
      {children}
      <Region
        ref={region}
        aria-label={text.region}
        aria-live="polite"
        aria-relevant="additions text"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={onFocus}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        {toasts.slice(0, TOASTS_IN_SIGHT).map((toast) => (
          <TimedToast key={toast.id} toast={toast} paused={hovered || focused} onEnd={end} labels={text} />
        ))}
      </Region>
    </ToastContext>
  );
}
