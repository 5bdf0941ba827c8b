'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { FormIssues } from '../../internal/form-issues.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { useIssues } from '../Form/use-issues.ts';
import { formDialogText } from './text.ts';

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

const Root = slot(Dialog, 'HyFormDialog-root', {
  [media.belowNavigation]: {
    '& .MuiDialog-paper': {
      margin: 0,
      inlineSize: '100%',
      maxInlineSize: '100%',
      blockSize: '100%',
      maxBlockSize: 'none',
      borderRadius: 0,
    },
  },
});

const Form = slot('form', 'HyFormDialog-form', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
});

const Text = slot('p', 'HyFormDialog-text', ({ theme }) => ({
  margin: 0,
  color: theme.vars.color.ink2,
  overflowWrap: 'anywhere',
}));

// Beside the buttons and outside of the scroll area, so that it is visible where the form was submitted.
const Fault = slot('p', 'HyFormDialog-error', ({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  paddingBlock: 12,
  paddingInline: 24,
  color: theme.vars.palette.error.main,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginBlockStart: 3 },
}));

const FIELDS = 'input:not([type=hidden]), select, textarea, [role=combobox], [contenteditable=true]';

/** Initial focus is on the first field, unless another has `autoFocus`. */
function Fields({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (content.current?.contains(document.activeElement)) return;
    const fields = [...(content.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
    fields.find((field) => !field.matches(':disabled'))?.focus();
  }, []);
  // Same gap as in a `Form`. In a full-screen dialog, the fields stay at the top.
  return (
    <DialogContent
      ref={content}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '16px' }}
    >
      {children}
    </DialogContent>
  );
}

/** Short form over the page. Focuses its first field. Fills the screen of a phone. */
export const FormDialog = withRef(function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    text,
    children,
    submitLabel,
    onSubmit,
    onClose,
    working = false,
    error,
    labels,
    ...root
  } = useComponentProps('HyFormDialog', props);
  const words = useUiText('FormDialog', formDialogText, labels);
  const id = useId();
  const { report, onSubmitted, listeners } = useIssues('field');
  const close = () => {
    if (!working) onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals, and the page may be a form too.
    event.stopPropagation();
    if (working) return;
    onSubmitted();
    onSubmit(event);
  };
  return (
    <Root
      open={open}
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      {...root}
    >
      <Form noValidate aria-labelledby={`${id}-title`} aria-busy={working} {...listeners} onSubmit={submit}>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <Fields>
          {text && <Text id={`${id}-text`}>{text}</Text>}
          <FormIssues.Provider value={report}>{children}</FormIssues.Provider>
        </Fields>
        {error && (
          <Fault role="alert">
            <WarningIcon />
            <span>{error}</span>
          </Fault>
        )}
        <DialogActions>
          <Button variant="outlined" aria-disabled={working} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={working}>
            {working ? words.working : submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Root>
  );
});
