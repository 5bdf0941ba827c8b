'use client';

import { type FocusEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import type { FieldIssue, ReportIssue } from '../../internal/form-issues.ts';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';

const inOrder = (issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.toSorted((one, other) => {
    const [first, second] = [one, other].map(({ id }) => document.getElementById(id));
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });

/**
 * Errors of a form's fields, in order. Errors that appear after a submit, immediately or with the server's response,
 * receive focus. This ends when the user types or moves focus. While a button is pressed, focus stays in the field.
 */
export function useIssues(target: 'summary' | 'field') {
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [submits, setSubmits] = useState(0);
  const [isShown, setShown] = useState(false);
  const isMounted = useRef(false);
  const isSubmitted = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  const report: ReportIssue = useCallback((issue) => {
    // Errors of a server-rendered page are shown immediately, errors found during typing only after a submit.
    if (!isMounted.current) setShown(true);
    setIssues((current) => inOrder([...current, issue]));
    return () => setIssues((current) => current.filter((other) => other !== issue));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second submit may be rejected with the same errors
  useLayoutEffect(() => {
    const [first] = issues;
    if (!first || !isSubmitted.current) return;
    const element = target === 'summary' ? summary.current : document.getElementById(first.id);
    element?.focus();
  }, [issues, submits, target]);

  const goOn = () => {
    isSubmitted.current = false;
  };
  useLayoutEffect(() => {
    isMounted.current = true;
  }, []);

  return {
    issues,
    isShown,
    report,
    summary,
    onSubmitted: () => {
      isSubmitted.current = true;
      setShown(true);
      setSubmits((count) => count + 1);
    },
    listeners: {
      onInput: goOn,
      // A field shows its error on blur. This would move the button from under the pointer, and the click would be
      // lost.
      onMouseDown: (event: MouseEvent) => {
        if ((event.target as Element).closest('button')) event.preventDefault();
      },
      onFocus: ({ target: reached }: FocusEvent) => {
        if (reached !== summary.current) goOn();
      },
    },
  };
}
