import { ToastProvider, useToast } from '@hireyard/ui/components/Toast';
import { useEffect } from 'react';
import { selectToasts, toastsTaken } from '../settings/toasts.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';

function Queue() {
  const { show } = useToast();
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (toasts.length === 0) return;
    for (const toast of toasts) show(toast);
    dispatch(toastsTaken(toasts.length));
  }, [toasts, show, dispatch]);
  return null;
}

/** Shows the messages of the store over the page. Lazy: loaded with the first message. */
export default function Toasts() {
  return (
    <ToastProvider>
      <Queue />
    </ToastProvider>
  );
}
