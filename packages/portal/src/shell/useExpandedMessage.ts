import { useState } from 'react';

/** Of the tab's session: the text of the message that its reader has minimized (SH-01). */
const KEY = 'minimizedMessage';

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the choice lasts until the page is loaded again.
  }
}

/** Whether a message is expanded: until its reader minimizes this very text, so that a new text expands again (SH-01). */
export function useExpandedMessage(text: string): [expanded: boolean, setExpanded: (expanded: boolean) => void] {
  const [minimized, setMinimized] = useState(read);
  const setExpanded = (expanded: boolean) => {
    const next = expanded ? null : text;
    write(next);
    setMinimized(next);
  };
  return [minimized !== text, setExpanded];
}
