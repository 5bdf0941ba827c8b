'use client';

import { type FormEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import { FormIssues } from '../../internal/form-issues.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Actions, Content, Issues, Problem, Root } from './Form.styles.ts';
import { formText } from './text.ts';
import { useIssues } from './use-issues.ts';

export interface FormProps extends RootProps<'HyForm', 'form'> {
  /** Accessible name of the form: "Profile". */
  label: string;
  /** Fields. The kit's fields report their errors to the form. */
  children: ReactNode;
  /** Error of the whole form. Announced, and scrolled into view after a submit. */
  error?: ReactNode;
  /** Button beside that error. */
  errorAction?: ReactNode;
  /** Buttons, in a row at the end. */
  actions?: ReactNode;
  /**
   * Focus target after fields reject a submit. `summary`: the list of errors above the fields. `field`: the first
   * invalid field, without a list, for forms of two or three fields.
   */
  focusOnError?: 'summary' | 'field' | undefined;
  /**
   * `page`: for a form on a page of its own. In a wide window, labels are beside their controls, and the actions are
   * beside the form, where they stay in sight.
   */
  layout?: 'stacked' | 'page' | undefined;
  /** Disables the browser's validation in favor of the fields’ `error`. Defaults to true. */
  noValidate?: boolean | undefined;
  /** Called on submit. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** Called on reset. */
  onReset?: FormEventHandler<HTMLFormElement> | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Form']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyForm: FormProps;
  }
  interface ComponentNameToClassKey {
    HyForm: 'root' | 'content' | 'problem' | 'issues' | 'actions';
  }
}

/** Form with evenly spaced fields and buttons. Above them, a summary of errors with links to the fields. */
export const Form = withRef(function Form(props: FormProps) {
  const {
    label,
    children,
    error,
    errorAction,
    actions,
    focusOnError = 'summary',
    layout = 'stacked',
    noValidate = true,
    onSubmit,
    labels,
    ...root
  } = useComponentProps('HyForm', props);
  const text = useUiText('Form', formText, labels);
  const id = useId();
  const { issues, isShown, report, onSubmitted, listeners, summary } = useIssues(focusOnError);
  const problem = useRef<HTMLDivElement>(null);
  const isRefused = Boolean(error);
  // Scrolled into view, because the pressed button may be screens below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each rejected submit
  useEffect(() => {
    if (isRefused && isShown) problem.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRefused]);
  const content = (
    <>
      {error && (
        <Problem ref={problem} role="alert">
          <WarningIcon />
          <div>{error}</div>
          {errorAction}
        </Problem>
      )}
      {focusOnError === 'summary' && isShown && issues.length > 0 && (
        <Problem ref={summary} role="group" aria-labelledby={id} tabIndex={-1}>
          <WarningIcon />
          <div>
            <p id={id}>
              <strong>{text.issues({ count: issues.length })}</strong>
            </p>
            <Issues>
              {issues.map((issue) => (
                <li key={issue.id}>
                  <a
                    href={`#${issue.id}`}
                    onClick={(event) => {
                      // The URL hash belongs to the router.
                      event.preventDefault();
                      document.getElementById(issue.id)?.focus();
                    }}
                  >
                    <strong>{issue.label}</strong> {issue.error}
                  </a>
                </li>
              ))}
            </Issues>
          </div>
        </Problem>
      )}
      <FormIssues.Provider value={report}>{children}</FormIssues.Provider>
    </>
  );
  return (
    <Root
      aria-label={label}
      noValidate={noValidate}
      data-layout={layout === 'page' ? layout : undefined}
      {...rootWith(root, listeners)}
      onSubmit={(event) => {
        onSubmitted();
        onSubmit?.(event);
      }}
    >
      {layout === 'page' ? <Content>{content}</Content> : content}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
});
