'use client';

import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';

// Lazy: loaded after the first paint, because no dialog is open before.
const loadDialog = () => import('./OpenFormDialog.tsx');
const OpenFormDialog = lazy(loadDialog);

export interface FormDialogProps extends Omit<RootProps<'HyFormDialog', 'div'>, 'onSubmit' | 'role'> {
  /** Shows the dialog. */
  open: boolean;
  /** Title of the form: "Add project". */
  title: string;
  /** ARIA role. Defaults to `dialog`. */
  role?: 'alertdialog' | 'dialog' | undefined;
  /** Introduction above the fields. */
  text?: ReactNode;
  /** Fields, one below the other. After a submit, the first one with an `error` receives focus. */
  children?: ReactNode;
  /** Name of the action: "Add project". Never "OK". */
  submitLabel: string;
  /**
   * Called on submit, by button or Enter. `currentTarget` is the form, for `new FormData(event.currentTarget)`. The
   * browser's navigation is prevented.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Called by Cancel and Escape, but not while `working`. A click beside the dialog does not close it, so that typed
   * text is not lost.
   */
  onClose: () => void;
  /** True while the form is being saved. */
  working?: boolean | undefined;
  /** Error of saving. The dialog stays open for another attempt. */
  error?: ReactNode;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['FormDialog']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyFormDialog: FormDialogProps;
  }
  interface ComponentNameToClassKey {
    HyFormDialog: 'root' | 'form' | 'text' | 'error';
  }
}

/** Short form over the page. Focuses its first field. Fills the screen of a phone. */
export function FormDialog(props: FormDialogProps) {
  const merged = useComponentProps('HyFormDialog', props);
  const [opened, setOpened] = useState(merged.open);
  if (merged.open && !opened) setOpened(true);
  useEffect(() => void loadDialog().catch(() => undefined), []);
  return (
    opened && (
      <Suspense>
        <OpenFormDialog {...merged} />
      </Suspense>
    )
  );
}
