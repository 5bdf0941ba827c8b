import { Form, type FormProps } from '@hireyard/ui/components/Form';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../i18n/use-translation.ts';
import { DraftLine } from './DraftLine.tsx';
import type { LeaveTexts } from './LeaveDialog.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { EndpointForm } from './use-endpoint-form.ts';
import { useSentences } from './use-sentences.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface EndpointFormFrameProps<Values extends FieldValues> extends Pick<FormProps, 'focusOnError'> {
  /** Name of the form for screen readers. */
  label: string;
  of: EndpointForm<Values>;
  /** What the button says: "Save changes". */
  submit: string;
  /** Beside what the page is for: the button is drawn as one of several. */
  isSecondary?: boolean;
  /** Before the button: what saving comes to, or what can be added before. */
  summary?: ReactNode;
  /** Beside the button: the way out. */
  cancel?: ReactNode;
  /** What can be done where a save was refused, e.g. for want of a network. */
  refusedAction?: ReactNode;
  /** Why nothing was sent where no save was refused. */
  notSent?: string | undefined;
  /** Told when it asks whether to leave unsaved changes. */
  onAsking?: () => void;
  /** What it asks then, where more is at stake than what was typed. */
  leaveTexts?: LeaveTexts | undefined;
  children: ReactNode;
}

/** Around a form's fields: why a save was refused, the buttons, and the question before unsaved changes are left. */
export function EndpointFormFrame<Values extends FieldValues>(props: EndpointFormFrameProps<Values>) {
  const { label, of, submit, isSecondary = false, summary, cancel, refusedAction, onAsking, children } = props;
  const { focusOnError = 'summary', leaveTexts, notSent } = props;
  const { t } = useTranslation('common');
  const { problem: sentenceOf } = useSentences();
  const guard = useUnsavedGuard(of.isUnsaved, { onAsking, draft: of.draft });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    of.save();
  };
  const element = useRef<HTMLFormElement>(null);
  const { loadLatest } = of;
  // The button goes away with its alert, so the focus needs a new place.
  const onLoadLatest = async () => {
    if (await loadLatest?.()) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <>
      <Form
        ref={element}
        label={label}
        focusOnError={focusOnError}
        onSubmit={onSubmit}
        error={of.refused ? sentenceOf(of.refused) : notSent}
        errorAction={loadLatest ? <Button onClick={onLoadLatest}>{t('form.loadLatest')}</Button> : refusedAction}
        actions={
          <>
            {summary}
            <Button type="submit" variant={isSecondary ? 'outlined' : 'contained'} loading={of.isSaving}>
              {submit}
            </Button>
            {cancel}
            <span role="status">{of.isSaved && t('form.saved')}</span>
          </>
        }
      >
        <DraftLine of={of} />
        {children}
      </Form>
      <LeaveQuestion guard={guard} texts={leaveTexts} />
    </>
  );
}
