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
import { withRef } from '../../internal/with-ref.ts';
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
  /** Shows the dialog. */
  open: boolean;
  /** Question with its object: "Cancel order O-1042?". */
  title: string;
  /** ARIA role. Defaults to `alertdialog`, which interrupts. */
  role?: 'alertdialog' | 'dialog' | undefined;
  /** Effects of the action, and whether it can be undone. */
  children?: ReactNode;
  /** Name of the action: "Cancel order". Never "Yes" or "OK". */
  confirmLabel: string;
  /** Called when the button of the action is pressed. */
  onConfirm: () => void;
  /** Called by Cancel, Escape and a click beside the dialog, but not while `working`. */
  onClose: () => void;
  /** Color of the action's button. With `error`, for irreversible actions, initial focus is on Cancel. */
  tone?: Tone | undefined;
  /** True while the action is running. */
  working?: boolean | undefined;
  /** Error of the action. The dialog stays open for another attempt. */
  error?: string | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['ConfirmDialog']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyConfirmDialog: ConfirmDialogProps;
  }
  interface ComponentNameToClassKey {
    HyConfirmDialog: 'root' | 'error' | 'text';
  }
}

/** Confirms an action that is hard to undo. For an undoable action, act immediately and offer Undo in a toast. */
export const ConfirmDialog = withRef(function ConfirmDialog(props: ConfirmDialogProps) {
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
});
