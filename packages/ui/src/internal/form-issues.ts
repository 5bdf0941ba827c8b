'use client';

import { createContext, useContext, useLayoutEffect } from 'react';

/** What is wrong with a field, for the form around it. */
export interface FieldIssue {
  /** Id of the control that takes the focus. */
  readonly id: string;
  readonly label: string;
  readonly error: string;
}

/** Tells the form of an issue; what it returns takes the issue back. */
export type ReportIssue = (issue: FieldIssue) => () => void;

export const FormIssues = createContext<ReportIssue | null>(null);

/** Tells the form around a field, if there is one, what is wrong with it. */
export function useFieldIssue(id: string, label: string, error: string | undefined): void {
  const report = useContext(FormIssues);
  useLayoutEffect(() => (report && error ? report({ id, label, error }) : undefined), [report, id, label, error]);
}
