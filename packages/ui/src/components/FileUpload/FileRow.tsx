'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CloseIcon, FileIcon, WarningIcon } from '../../icons/index.ts';
import type { ValueCallback } from '../../internal/controllable.ts';
import type { Spoken } from '../../internal/message.ts';
import { sizeIn } from '../../internal/numbers.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { Bar, Item } from './FileUpload.styles.ts';
import type { UploadedFile } from './model.ts';

export interface FileRowProps {
  file: UploadedFile;
  onRemove: ValueCallback<string>;
  onRetry: ValueCallback<string> | undefined;
  text: Spoken<UiLocale['FileUpload']>;
}

const percentOf = ({ progress = 0 }: UploadedFile) => Math.round(progress * 100);

const stateOf = (file: UploadedFile, text: Spoken<UiLocale['FileUpload']>) => {
  if (file.state === 'uploading') return text.progress({ percent: percentOf(file) });
  if (file.state === 'failed') return file.reason ?? text.failed;
  return `${sizeIn(text.locale, file.bytes)} · ${text.done}`;
};

/** Row of a file: its name, progress and actions. */
export function FileRow({ file, onRemove, onRetry, text }: FileRowProps) {
  const { id, name, state } = file;
  return (
    <Item data-state={state}>
      {state === 'failed' ? <WarningIcon size={18} /> : <FileIcon size={18} />}
      <div>
        <span>
          <bdi>{name}</bdi>
        </span>
        <span>{stateOf(file, text)}</span>
      </div>
      <div>
        {state === 'failed' && onRetry && (
          <Button size="small" onClick={(event) => onRetry(event, id)}>
            {text.retry({ name })}
          </Button>
        )}
        <IconButton
          size="small"
          aria-label={text.remove({ name })}
          data-remove=""
          onClick={(event) => onRemove(event, id)}
        >
          <CloseIcon size={14} />
        </IconButton>
      </div>
      {state === 'uploading' && <Bar aria-label={name} max={100} value={percentOf(file)} />}
    </Item>
  );
}
