import { useState } from 'react';
import { tabStorage } from '../storage/storage.ts';

/** Session storage key of the text of the minimized message (SH-01). */
const KEY = 'minimizedMessage';

/** Returns whether a message is expanded. A new text expands it again (SH-01). */
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
