'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { useLayoutEffect } from './use-layout-effect.ts';

/** Error of a field, reported to the surrounding form. */
export interface FieldIssue {
  /** Id of the control to focus. */
  readonly id: string;
  readonly label: string;
  readonly error: ReactNode;
}

/** Reports an issue to the form. Returns a function that withdraws it. */
export type ReportIssue = (issue: FieldIssue) => () => void;

export const FormIssues = createContext<ReportIssue | null>(null);

/** Reports a field with an error to the surrounding form, if any, with the text that says what is wrong. */
export function useFieldIssue(id: string, label: string, hasError: boolean, error: ReactNode): void {
  const report = useContext(FormIssues);
  useLayoutEffect(
    () => (report && hasError ? report({ id, label, error }) : undefined),
    [report, id, label, hasError, error],
  );
}
