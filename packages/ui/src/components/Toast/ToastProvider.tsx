'use client';

import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { SlotOverrides } from '../../internal/component.ts';
import { ownerStateOf, slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import type { HySlots } from '../../theme/named.ts';
import { ToastContext, type Toasts } from './context.ts';
import { durationOf, type ShownToast, TOASTS_IN_SIGHT, type ToastEnd } from './model.ts';
import { Toast } from './Toast.tsx';
import { toastText } from './text.ts';
import { useCountdown } from './use-countdown.ts';

const Region = slot('section', 'HyToast-region', ({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  // Above the cookie notice, if one is shown.
  insetBlockEnd: 'calc(14px + var(--hy-consent-room, 0px))',
  insetInlineStart: 14,
  display: 'grid',
  gap: 8,
  // Pointer events reach the toasts only, so that the area between them stays clickable.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}));

const OwnerState = ownerStateOf('HyToast');

interface TimedToastProps extends SlotOverrides {
  toast: ShownToast;
  paused: boolean;
  onEnd: (id: number, end: ToastEnd) => void;
  /** Overrides some of the locale’s texts for this instance. */
  labels: UiLocale['Toast'];
}

function TimedToast({ toast, paused, onEnd, ...props }: TimedToastProps) {
  const { id, message, tone, onUndo, action } = toast;
  useCountdown(durationOf(toast), paused, () => onEnd(id, 'timeout'));
  const ending = (end: ToastEnd, command: () => void) => () => {
    command();
    onEnd(id, end);
  };
  return (
    <Toast
      {...{ message, tone, ...props }}
      onClose={() => onEnd(id, 'closed')}
      onUndo={onUndo && ending('undone', onUndo)}
      action={action && { ...action, onClick: ending('acted', action.onClick) }}
    />
  );
}

/** `slots` and `slotProps` apply to the toasts and to the region that contains them. */
export interface ToastProviderProps extends SlotOverrides<HySlots['HyToast']> {
  /** Content of the application. */
  children: ReactNode;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Toast']> | undefined;
}

/**
 * Renders the messages of `useToast` in one live region. Three are visible, further ones wait in a queue. Timers pause
 * while the pointer or focus is on them. After closing one by keyboard, focus moves to the next, then back to its
 * origin.
 */
export function ToastProvider({ children, labels, slots, slotProps }: ToastProviderProps) {
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
      const toast = live.current.find(({ id: other }) => other === id);
      if (!toast) return;
      refocus.current = region.current?.contains(document.activeElement) ?? false;
      keep(live.current.filter(({ id: other }) => other !== id));
      toast.onEnd?.(how);
    };
    const api: Toasts = {
      show: (toast) => {
        lastId.current += 1;
        keep([...live.current, { ...toast, id: lastId.current }]);
        return lastId.current;
      },
      close: (id, how = 'closed') => finish(id, how),
    };
    return { api, end: finish };
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
    <ToastContext.Provider value={api}>
      {children}
      <OwnerState.Provider value={{ slots, slotProps }}>
        <Region
          data-print="hide"
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
            <TimedToast
              key={toast.id}
              toast={toast}
              paused={hovered || focused}
              onEnd={end}
              {...{ labels: text, slots, slotProps }}
            />
          ))}
        </Region>
      </OwnerState.Provider>
    </ToastContext.Provider>
  );
}
