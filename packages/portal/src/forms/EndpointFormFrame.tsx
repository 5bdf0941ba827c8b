import { Form, type FormProps } from '@hireyard/ui/components/Form';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../i18n/use-translation.ts';
import { DraftLine } from './DraftLine.tsx';
import type { LeaveTexts } from './LeaveDialog.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { saveUploaded, type Uploads, useSubmitLabel } from './uploads.ts';
import type { EndpointForm } from './use-endpoint-form.ts';
import { useSentences } from './use-sentences.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface EndpointFormFrameProps<Values extends FieldValues> extends Pick<FormProps, 'focusOnError' | 'layout'> {
  /** Name of the form for screen readers. */
  label: string;
  endpointForm: Omit<EndpointForm<Values>, 'form' | 'answer'>;
  /** Label of the submit button, such as "Save changes". */
  submit: string;
  /** Called instead of saving. */
  onSubmit?: () => unknown;
  /** Files of the form. A submit waits until they are uploaded. */
  uploads?: Uploads;
  /** Whether the submit button shows progress; by default while the form is being saved. */
  isWorking?: boolean;
  /** True while the form has unsaved input that its draft cannot store, such as files. */
  hasMoreUnsaved?: boolean;
  /** Outlines the submit button, because the page has another main action. */
  isSecondary?: boolean;
  /** Shown before the submit button, such as a total. */
  summary?: ReactNode;
  /** Shown after the submit button: the link that leaves the form. */
  cancel?: ReactNode;
  /** Action in the alert of a refused save, such as sending it later. */
  refusedAction?: ReactNode;
  /** Why the form was not sent. Hidden while a refusal is shown. */
  notSent?: string | undefined;
  /** Called when the question about unsaved changes opens. */
  onAsking?: () => void;
  /** Texts of that question, for a form that would lose more than its changes. */
  leaveTexts?: LeaveTexts | undefined;
  children: ReactNode;
}

/** The frame of a form: its fields, the problem of the last save, buttons, and the question about unsaved changes. */
export function EndpointFormFrame<Values extends FieldValues>(props: EndpointFormFrameProps<Values>) {
  const {
    label,
    endpointForm,
    submit,
    isSecondary = false,
    summary,
    cancel,
    refusedAction,
    onAsking,
    children,
  } = props;
  const { onSubmit = endpointForm.save, uploads, isWorking = endpointForm.isSaving, hasMoreUnsaved = false } = props;
  const { focusOnError = 'summary', layout, leaveTexts, notSent } = props;
  const { t } = useTranslation('common');
  const { unsaved: refusalOf } = useSentences();
  const guard = useUnsavedGuard(endpointForm.isUnsaved || hasMoreUnsaved, {
    onAsking,
    draft: { ...endpointForm.draft, isKept: (isLeaving) => !hasMoreUnsaved && endpointForm.draft.isKept(isLeaving) },
  });
  const submitLabel = useSubmitLabel(submit, uploads);
  const element = useRef<HTMLFormElement>(null);
  const { loadLatest } = endpointForm;
  // The button disappears with its alert, so the focus moves to the first field.
  const onLoadLatest = async () => {
    if (await loadLatest?.()) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <>
      <Form
        ref={element}
        label={label}
        focusOnError={focusOnError}
        layout={layout}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void saveUploaded({ save: onSubmit }, uploads);
        }}
        error={endpointForm.refused ? refusalOf(endpointForm.refused) : notSent}
        errorAction={loadLatest ? <Button onClick={onLoadLatest}>{t('form.loadLatest')}</Button> : refusedAction}
        actions={
          <>
            {summary}
            <Button type="submit" variant={isSecondary ? 'outlined' : 'contained'} loading={isWorking}>
              {submitLabel}
            </Button>
            {cancel}
            <span role="status">{endpointForm.isSaved && t('form.saved')}</span>
          </>
        }
      >
        <DraftLine endpointForm={endpointForm} />
        {children}
      </Form>
      <LeaveQuestion guard={guard} texts={leaveTexts} />
    </>
  );
}
