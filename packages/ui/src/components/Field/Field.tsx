'use client';

import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { useFieldIssue } from '../../internal/form-issues.ts';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { fieldText } from './text.ts';

const Root = slot('div', 'HyField-root', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  minInlineSize: 0,
  [media.navigation]: {
    '&[data-layout="beside"]': { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: 16 },
    '&[data-layout="beside"] > *': { gridColumn: 2 },
    '&[data-layout="beside"] > .HyField-label': { gridColumn: 1, paddingBlockStart: 9 },
  },
});

const Caption = slot('div', 'HyField-label', ({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.color.ink,
  overflowWrap: 'anywhere',
}));

const Mark = slot('span', 'HyField-mark', ({ theme }) => ({
  color: theme.vars.palette.error.main,
  marginInlineStart: 4,
  cursor: 'help',
}));

const Fault = slot('p', 'HyField-error', ({ theme }) => ({
  display: 'flex',
  gap: 6,
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.vars.palette.error.main,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginBlockStart: 2 },
}));

const Hint = slot('p', 'HyField-hint', ({ theme }) => ({
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
  overflowWrap: 'anywhere',
}));

/** What every labelled field takes. */
export interface FieldFrameProps {
  /** What to enter: "PO number". */
  label: string;
  /** A sentence of help under the field. */
  hint?: ReactNode;
  /** Why the value is refused, as a sentence. */
  error?: string;
  /** It must be filled in: marked, and said by screen readers. */
  required?: boolean;
  /** Where the label is; beside the field from a width of 40rem on. */
  layout?: 'above' | 'beside';
}

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldFrameProps, RootProps<'HyField', 'div'> {
  /** Renders the control with the properties that tie it to the label. */
  children: (control: FieldControl) => ReactNode;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['Field']>;
}

/** Label, hint and error around a control of any kind. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    required = false,
    layout = 'above',
    children,
    labels,
    id: given,
    ...root
  } = useComponentProps('HyField', props);
  const text = useUiText('Field', fieldText, labels);
  const own = useId();
  const id = given ?? own;
  useFieldIssue(id, label, error);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Root data-layout={layout} {...root}>
      <Caption>
        <label htmlFor={id}>{label}</label>
        {/* Beside the label, not in it: the name of the field has no asterisk, and `required` says it. */}
        {required && (
          <Mark aria-hidden="true" title={text.required}>
            *
          </Mark>
        )}
      </Caption>
      {children({
        id,
        required,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <Fault id={`${id}-error`}>
          <WarningIcon size={14} />
          {error}
        </Fault>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}
