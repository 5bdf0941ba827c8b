'use client';

import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import {
  type DragEvent,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { UploadIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { ValueCallback } from '../../internal/controllable.ts';
import type { Spoken } from '../../internal/message.ts';
import { sizeIn } from '../../internal/numbers.ts';
import { useFocusAfterRemoval } from '../../internal/use-focus-after-removal.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { FileRow } from './FileRow.tsx';
import { Camera, Files, Legend, Refused, Root, Zone } from './FileUpload.styles.ts';
import { type FileRefusal, type FileRules, sortFiles, typeNames, type UploadedFile } from './model.ts';
import { fileUploadText } from './text.ts';

export interface FileUploadProps extends FileRules, RootProps<'HyFileUpload', 'fieldset'> {
  /** Label of the files: "Photos of the damage". */
  label: string;
  /** Current files. The caller uploads them and reports their progress. */
  files: readonly UploadedFile[];
  /** Called with new files that meet the rules. */
  onAdd: ValueCallback<File[]>;
  /** Called to remove a file or cancel its upload. With `maxFiles={1}`, also called before the file is replaced. */
  onRemove: ValueCallback<string>;
  /** Called to retry a failed upload. Without it, a failed file can only be removed. */
  onRetry?: ValueCallback<string> | undefined;
  /** Marks the files as wrong or missing. `helperText` says why. */
  error?: boolean | undefined;
  /** With `error`, what is wrong, such as a form's "Add a photo". */
  helperText?: ReactNode;
  /** Name of the group, for use by a form. */
  name?: string | undefined;
  /** Ref to the button, which a form focuses on an error. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
  /** Called when focus leaves one of the parts, also when it moves to another part. */
  onBlur?: FocusEventHandler<HTMLFieldSetElement> | undefined;
  /** Disables adding files. */
  disabled?: boolean | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['FileUpload']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyFileUpload: FileUploadProps;
  }
  interface ComponentNameToClassKey {
    HyFileUpload: 'root' | 'legend' | 'zone' | 'camera' | 'files' | 'file' | 'progress' | 'refused';
  }
}

/** Matches the file types that a camera produces. */
const PHOTO = /^(\.jpe?g|image\/(jpeg|\*))$/i;

function sentenceOf({ name, kind }: FileRefusal, rules: FileRules, text: Spoken<UiLocale['FileUpload']>): string {
  switch (kind) {
    case 'wrongType':
      return text.wrongType({ name, types: typeNames(rules.accept) });
    case 'tooLarge':
      return text.tooLarge({ name, size: sizeIn(text.locale, rules.maxBytes) });
    case 'empty':
      return text.empty({ name });
    case 'tooMany':
      return text.tooMany({ name, count: rules.maxFiles });
  }
}

/** Upload by button or drag and drop. Rejected files are listed with the reason, accepted ones with their progress. */
export const FileUpload = withRef(function FileUpload(props: FileUploadProps) {
  const {
    label,
    files,
    onAdd,
    onRemove,
    onRetry,
    accept,
    maxBytes,
    maxFiles,
    error = false,
    helperText,
    inputRef,
    disabled = false,
    labels,
    ...root
  } = useComponentProps('HyFileUpload', props);
  const text = useUiText('FileUpload', fileUploadText, labels);
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const takesPhotos = accept.some((type) => PHOTO.test(type));
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useForkRef(button, inputRef);
  const list = useRef<HTMLUListElement>(null);
  const rules: FileRules = { accept, maxBytes, maxFiles };
  const limits = text.rules({ types: typeNames(accept), size: sizeIn(text.locale, maxBytes), count: maxFiles });

  const add = (event: SyntheticEvent, selection: FileList | null) => {
    // With `maxFiles={1}`, a new file replaces the former one, as in the browser's own file input.
    const [former] = maxFiles === 1 ? files : [];
    const sorted = sortFiles([...(selection ?? [])], rules, former ? 0 : files.length);
    setRefused(sorted.refused);
    if (sorted.taken.length === 0) return;
    if (former) onRemove(event, former.id);
    onAdd(event, sorted.taken);
  };

  const removing = useFocusAfterRemoval(
    list,
    files.map((file) => file.id),
    () => button.current,
  );

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add(event, event.dataTransfer.files);
  };
  return (
    <Root aria-describedby={`${id}-rules`} {...root}>
      <Legend>{label}</Legend>
      <Zone
        data-over={over}
        data-disabled={disabled}
        onDragOver={(event) => {
          event.preventDefault();
          if (!disabled) setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <UploadIcon size={22} />
        <Button
          ref={buttonRef}
          variant="outlined"
          disabled={disabled}
          aria-describedby={!error ? `${id}-rules` : `${id}-rules ${id}-refused`}
          onClick={() => input.current?.click()}
        >
          {text.choose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple={maxFiles > 1}
          accept={accept.join(',')}
          disabled={disabled}
          onChange={(event) => {
            add(event, event.target.files);
            // Cleared, so that choosing the same file again fires a change event.
            event.target.value = '';
          }}
        />
        {takesPhotos && (
          <Camera>
            <Button variant="outlined" disabled={disabled} onClick={() => camera.current?.click()}>
              {text.takePhoto}
            </Button>
            <input
              ref={camera}
              type="file"
              hidden
              accept="image/*"
              capture="environment"
              disabled={disabled}
              onChange={(event) => {
                add(event, event.target.files);
                // Cleared, so that the next photo fires a change event too.
                event.target.value = '';
              }}
            />
          </Camera>
        )}
        <p>{text.drop}</p>
        <p id={`${id}-rules`}>{limits.replace(/^ · /, '')}</p>
      </Zone>
      <Refused role="alert" id={`${id}-refused`} hidden={refused.length === 0 && !error}>
        {error && <p>{helperText}</p>}
        {refused.map((refusal) => (
          <p key={`${refusal.kind} ${refusal.name}`}>{sentenceOf(refusal, rules, text)}</p>
        ))}
      </Refused>
      {files.length > 0 && (
        <Files ref={list} aria-label={text.files}>
          {files.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              text={text}
              onRetry={onRetry}
              onRemove={(event, removed) => {
                removing(index);
                onRemove(event, removed);
              }}
            />
          ))}
        </Files>
      )}
    </Root>
  );
});
