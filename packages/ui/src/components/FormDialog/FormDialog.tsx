'use client';

import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';

// Fetched once the page has painted: no dialog is open before.
const loadDialog = () => import('./OpenFormDialog.tsx');
const OpenFormDialog = lazy(loadDialog);

export interface FormDialogProps extends Omit<RootProps<'HyFormDialog', 'div'>, 'onSubmit' | 'role'> {
  /** Whether the form is shown now. */
  open: boolean;
  /** What is filled in: "Add project". */
  title: string;
  /** A dialog, unless it says otherwise. */
  role?: 'alertdialog' | 'dialog';
  /** A sentence above the fields, for what they need. */
  text?: ReactNode;
  /** The fields, one below the other. After a submit the focus goes to the first with an `error`. */
  children?: ReactNode;
  /** What the button does, in its own words: "Add project". Never "OK". */
  submitLabel: string;
  /**
   * The form was sent, by its button or by Enter. Its `currentTarget` is the form, for `new FormData(event.currentTarget)`;
   * the browser's own request is prevented, since the page stays.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Cancel or Escape; neither of them while it works. A press beside the dialog does not lose what was typed. */
  onClose: () => void;
  /** It is being saved. */
  working?: boolean;
  /** Why it was not saved; the dialog stays for another try. */
  error?: ReactNode;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['FormDialog']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyFormDialog: FormDialogProps;
  }
  interface ComponentNameToClassKey {
    HyFormDialog: 'root' | 'form' | 'text' | 'error';
  }
}

/** A short form over the page: begins on its first field, fills the screen of a phone. */
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
