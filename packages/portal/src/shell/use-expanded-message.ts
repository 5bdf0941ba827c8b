import { useState } from 'react';
import { tabStorage } from '../storage/storage.ts';

/** Session storage key: the text of the message that was minimized (SH-01). */
const KEY = 'minimizedMessage';

/** Whether a message is expanded: until this text is minimized, so that a new text expands again (SH-01). */
export function useExpandedMessage(text: string): [expanded: boolean, setExpanded: (expanded: boolean) => void] {
  const [minimized, setMinimized] = useState(() => tabStorage.getItem(KEY));
  const setExpanded = (expanded: boolean) => {
    const next = expanded ? null : text;
    if (next === null) tabStorage.removeItem(KEY);
    else tabStorage.setItem(KEY, next);
    setMinimized(next);
  };
  return [minimized !== text, setExpanded];
}
