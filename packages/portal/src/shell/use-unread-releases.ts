import type { Language } from '@hireyard/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectUserId } from '../session/user.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';

const none = () => 0;

/** Returns the number of unread releases. `loadCount` loads them when the header is first used. */
export function useUnreadReleases() {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const { i18n } = useTranslation();
  const [count, setCount] = useState(() => none);
  const isRequested = useRef(false);
  const loadCount = async () => {
    if (isRequested.current || !userId) return;
    isRequested.current = true;
    const { unreadCounter } = await import('./unread-releases.ts');
    const counter = await unreadCounter(dispatch, i18n.language as Language, userId);
    setCount(() => counter);
  };
  return { count: count(), loadCount: () => void loadCount().catch(none) };
}
