import type { Endpoint } from '@hireyard/contract';
import { FormDialog } from '@hireyard/ui/components/FormDialog';
import { TextArea } from '@hireyard/ui/components/TextArea';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { notesOf } from '../forms/notes-of.ts';
import type { CallArgument } from '../http/call.ts';
import { useAskedAction } from './use-asked-action.ts';

interface ActionWithTextProps<E extends Endpoint> {
  endpoint: E;
  inputOf: (text: string) => CallArgument<E>;
  /** Announced at the page heading after success. */
  done: string;
  isOffered: boolean;
  /** Label of the button and of the confirmation. */
  label: string;
  isMain?: boolean;
  title: string;
  text: string;
  /** Label of the text area. */
  field: string;
  /** Error for empty text. Without it, the text is optional. */
  missing?: string;
}

/** An action with a confirmation dialog and a text, such as a reason or a comment. */
export function ActionWithText<E extends Endpoint>(props: ActionWithTextProps<E>) {
  const { endpoint, inputOf, done, isOffered, label, isMain = false, title, text, field, missing } = props;
  const [words, setWords] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { ask, dialog } = useAskedAction({ endpoint, input: inputOf(words), done, isOffered });
  const isMissing = missing !== undefined && words.trim() === '';
  const onAsk = () => {
    setChecked(false);
    ask();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing) await dialog?.onConfirm();
  };
  return (
    <>
      {isOffered && (
        <Button variant={isMain ? 'contained' : 'outlined'} onClick={onAsk}>
          {label}
        </Button>
      )}
      {dialog && (
        <FormDialog
          open
          title={title}
          text={text}
          submitLabel={label}
          onSubmit={onSubmit}
          onClose={dialog.onClose}
          working={dialog.working}
          {...(dialog.error && { error: dialog.error })}
        >
          <TextArea
            label={field}
            required={missing !== undefined}
            value={words}
            onChange={(_, next) => setWords(next)}
            maxLength={500}
            {...notesOf(isChecked && isMissing ? missing : undefined)}
          />
        </FormDialog>
      )}
    </>
  );
}
