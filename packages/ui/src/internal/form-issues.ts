'use client';

import { createContext, useContext, useLayoutEffect } from 'react';

/** Error of a field, reported to the surrounding form. */
export interface FieldIssue {
  /** Id of the control to focus. */
  readonly id: string;
  readonly label: string;
  readonly error: string;
}

/** Reports an issue to the form. Returns a function that withdraws it. */
export type ReportIssue = (issue: FieldIssue) => () => void;

export const FormIssues = createContext<ReportIssue | null>(null);

/** Reports the error of a field to the surrounding form, if any. */
export function useFieldIssue(id: string, label: string, error: string | undefined): void {
  const report = useContext(FormIssues);
  useLayoutEffect(() => (report && error ? report({ id, label, error }) : undefined), [report, id, label, error]);
}
