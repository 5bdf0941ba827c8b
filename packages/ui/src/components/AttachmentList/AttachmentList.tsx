'use client';

import { useForkRef } from '@mui/material/utils';
import { useRef } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { useFocusAfterRemoval } from '../../internal/use-focus-after-removal.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Empty, Files, Root } from './AttachmentList.styles.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import type { Attachment } from './model.ts';
import { attachmentListText } from './text.ts';

export interface AttachmentListProps extends RootProps<'HyAttachmentList', 'section'> {
  /** What the files belong to: "Files of this request". */
  label: string;
  /** In the order of reading; those that are being sent, or could not be, among them. */
  attachments: readonly Attachment[];
  /** Loads a file by script, where a plain link lacks the reader's token; without it, `href` is followed. */
  onDownload?: (id: string) => void;
  /** Takes a file away, or stops sending it; without it, none can be removed. */
  onRemove?: (id: string) => void;
  /** Sends a failed file again. */
  onRetry?: (id: string) => void;
  /** IANA name of the place that days are those of; the reader's own without it. */
  timeZone?: string;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['AttachmentList']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyAttachmentList: AttachmentListProps;
  }
  interface ComponentNameToClassKey {
    HyAttachmentList: 'root' | 'list' | 'file' | 'thumbnail' | 'details' | 'progress' | 'empty';
  }
}

/** Files that belong to something, each with a small picture, what it is, and who added it. To send files, `FileUpload`. */
export function AttachmentList(props: AttachmentListProps) {
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
                ((id) => {
                  removing(index);
                  onRemove(id);
                })
              }
            />
          ))}
        </Files>
      )}
    </Root>
  );
}
