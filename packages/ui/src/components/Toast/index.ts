export { type Toasts, useToast } from './context.ts';
export type { ToastAction, ToastContent, ToastEnd, ToastOptions } from './model.ts';
export { Toast, type ToastProps } from './Toast.tsx';
export { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
