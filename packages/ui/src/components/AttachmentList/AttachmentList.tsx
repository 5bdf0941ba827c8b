'use client';

import { useForkRef } from '@mui/material/utils';
import { useRef } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { ValueCallback } from '../../internal/controllable.ts';
import { useFocusAfterRemoval } from '../../internal/use-focus-after-removal.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Empty, Files, Root } from './AttachmentList.styles.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import type { Attachment } from './model.ts';
import { attachmentListText } from './text.ts';

export interface AttachmentListProps extends RootProps<'HyAttachmentList', 'section'> {
  /** Name of the list: "Files of this request". */
  label: string;
  /** Files in reading order, including uploads that are running or failed. */
  attachments: readonly Attachment[];
  /** Loads a file by script, because a plain link does not send the user’s token. Defaults to following `href`. */
  onDownload?: ValueCallback<string> | undefined;
  /** Removes a file or cancels its upload. Without it, files cannot be removed. */
  onRemove?: ValueCallback<string> | undefined;
  /** Retries a failed upload. */
  onRetry?: ValueCallback<string> | undefined;
  /** IANA time zone for dates. Defaults to the user’s own. */
  timeZone?: string | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['AttachmentList']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyAttachmentList: AttachmentListProps;
  }
  interface ComponentNameToClassKey {
    HyAttachmentList: 'root' | 'list' | 'file' | 'thumbnail' | 'details' | 'progress' | 'empty';
  }
}

/** Files of a record, each with thumbnail, details and author. To upload files, use `FileUpload`. */
export const AttachmentList = withRef(function AttachmentList(props: AttachmentListProps) {
  const { label, attachments, onDownload, onRemove, onRetry, timeZone, labels, ref, ...root } = useComponentProps(
    'HyAttachmentList',
    props,
  );
  const text = useUiText('AttachmentList', attachmentListText, labels);
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removing = useFocusAfterRemoval(
    list,
    attachments.map(({ id }) => id),
    () => section.current,
  );
  return (
    <Root aria-label={label} tabIndex={-1} {...root} ref={useForkRef(section, ref)}>
      {attachments.length === 0 ? (
        <Empty>{text.none}</Empty>
      ) : (
        <Files ref={list}>
          {attachments.map((attachment, index) => (
            <AttachmentRow
              key={attachment.id}
              {...{ attachment, onDownload, onRetry, timeZone, text }}
              onRemove={
                onRemove &&
                ((event, id) => {
                  removing(index);
                  onRemove(event, id);
                })
              }
            />
          ))}
        </Files>
      )}
    </Root>
  );
});
