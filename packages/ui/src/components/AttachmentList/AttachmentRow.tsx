'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { CloseIcon, WarningIcon } from '../../icons/index.ts';
import type { ValueCallback } from '../../internal/controllable.ts';
import { dayOfInstant } from '../../internal/instants.ts';
import type { Spoken } from '../../internal/message.ts';
import { sizeIn } from '../../internal/numbers.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { AttachmentIcon } from './AttachmentIcon.tsx';
import { Bar, Details, File, Thumbnail } from './AttachmentList.styles.ts';
import { type Attachment, kindOf, typeOf } from './model.ts';

interface AttachmentRowProps {
  attachment: Attachment;
  onDownload: ValueCallback<string> | undefined;
  onRemove: ValueCallback<string> | undefined;
  onRetry: ValueCallback<string> | undefined;
  timeZone: string | undefined;
  text: Spoken<UiLocale['AttachmentList']>;
}

/** Thumbnail of the file, or an icon of its type if there is no thumbnail or it fails to load. */
function Picture({ attachment: { name, state, thumbnail } }: Pick<AttachmentRowProps, 'attachment'>) {
  const [broken, setBroken] = useState<string>();
  if (state === 'failed') return <WarningIcon size={18} />;
  if (!thumbnail || thumbnail.src === broken) return <AttachmentIcon kind={kindOf(name)} />;
  const { src, alt } = thumbnail;
  return <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(src)} />;
}

function Name({ attachment, onDownload, text }: AttachmentRowProps) {
  const { id, name, href, state } = attachment;
  const label = attachment.label ?? text.download({ name });
  const words = <bdi>{name}</bdi>;
  if (state === 'uploading' || state === 'failed' || !(onDownload || href)) return <span>{words}</span>;
  if (onDownload)
    return (
      <button type="button" aria-label={label} onClick={(event) => onDownload(event, id)}>
        {words}
      </button>
    );
  return (
    <a href={href} download={name} aria-label={label}>
      {words}
    </a>
  );
}

/** Row of a file: its details, author and date, and the actions for it. */
export function AttachmentRow(props: AttachmentRowProps) {
  const { attachment, onRemove, onRetry, timeZone, text } = props;
  const { id, name, bytes, state = 'done', progress = 0, reason, addedBy, addedAt } = attachment;
  const percent = Math.round(progress * 100);
  const facts = (
    <>
      <span>{[typeOf(name), sizeIn(text.locale, bytes)].filter(Boolean).join(' · ')}</span>
      {addedBy && (
        <>
          <span> · </span>
          <bdi>{addedBy}</bdi>
        </>
      )}
      {addedAt && (
        <>
          <span> · </span>
          <time dateTime={addedAt}>{dayOfInstant(addedAt, text.locale, timeZone)}</time>
        </>
      )}
    </>
  );
  const states = { uploading: text.progress({ percent }), failed: reason ?? text.failed, done: facts };
  return (
    <File data-state={state}>
      <Thumbnail>
        <Picture attachment={attachment} />
      </Thumbnail>
      <Details>
        <Name {...props} />
        <p>{states[state]}</p>
        {state === 'failed' && onRetry && (
          <div>
            <Button size="small" variant="outlined" onClick={(event) => onRetry(event, id)}>
              {text.retry({ name })}
            </Button>
          </div>
        )}
      </Details>
      {onRemove && (
        <IconButton
          size="small"
          aria-label={text.remove({ name })}
          data-remove=""
          onClick={(event) => onRemove(event, id)}
        >
          <CloseIcon size={14} />
        </IconButton>
      )}
      {state === 'uploading' && <Bar aria-label={name} max={100} value={percent} />}
    </File>
  );
}
