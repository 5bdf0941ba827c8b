'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import type { Tone } from '../../theme/tokens.ts';
import { confirmDialogText } from './text.ts';

const Root = slot(Dialog, 'HyConfirmDialog-root', {});

const Fault = slot('p', 'HyConfirmDialog-error', ({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  marginBlockStart: 12,
  color: theme.vars.tone.error.fg,
  '& > svg': { flex: 'none', marginBlockStart: 3 },
}));

const Words = slot('div', 'HyConfirmDialog-text', ({ theme }) => ({
  color: theme.vars.color.ink2,
  overflowWrap: 'anywhere',
}));

export interface ConfirmDialogProps extends RootProps<'HyConfirmDialog', 'div'> {
  /** Whether it is asked now. */
  open: boolean;
  /** The question, with its object: "Cancel order O-1042?". */
  title: string;
  /** A dialog that interrupts, unless it says otherwise. */
  role?: 'alertdialog' | 'dialog';
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** What the button does, in its own words: "Cancel order". Never "Yes" or "OK". */
  confirmLabel: string;
  /** The button with the action’s name was pressed. */
  onConfirm: () => void;
  /** Cancel, Escape, and a press beside the dialog; none of them while it works. */
  onClose: () => void;
  /** The color of its button. With `error`, for what cannot be undone, the focus begins on Cancel. */
  tone?: Tone;
  /** The action is under way. */
  working?: boolean;
  /** Why the action failed; the dialog stays for another try. */
  error?: string;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['ConfirmDialog']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyConfirmDialog: ConfirmDialogProps;
  }
  interface ComponentNameToClassKey {
    HyConfirmDialog: 'root' | 'error' | 'text';
  }
}

/** Asks before something that is hard to undo. For what can be undone, do it and offer Undo in a toast. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    onConfirm,
    onClose,
    tone = 'neutral',
    working = false,
    error,
    labels,
    ...root
  } = useComponentProps('HyConfirmDialog', props);
  const text = useUiText('ConfirmDialog', confirmDialogText, labels);
  const id = useId();
  const close = () => {
    if (!working) onClose();
  };
  return (
    <Root
      open={open}
      onClose={close}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...root}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Words id={`${id}-text`}>{children}</Words>
        {error && (
          <Fault role="alert">
            <WarningIcon />
            {error}
          </Fault>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus={tone === 'error'} aria-disabled={working} onClick={close}>
          {text.cancel}
        </Button>
        <Button
          variant="contained"
          color={tone === 'neutral' ? 'primary' : tone}
          autoFocus={tone !== 'error'}
          aria-disabled={working}
          onClick={() => {
            if (!working) onConfirm();
          }}
        >
          {working ? text.working : confirmLabel}
        </Button>
      </DialogActions>
    </Root>
  );
}
