import { SearchIcon } from '@hireyard/ui/icons';
import { tokens } from '@hireyard/ui/theme';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { paletteOpened, selectPaletteOpen } from '../settings/shell.ts';
import { hasSingleKeys } from '../storage/single-keys.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks.ts';
import { BUTTON_SIZE } from './button-size.ts';
import { isApple, SEARCH_KEYS } from './keys.ts';

const load = () => withTexts(import('./Palette.tsx'), 'document');
const Palette = lazyPart(load);
const Shortcuts = lazyPart(() => import('./Shortcuts.tsx'));
const preload = () => void load().catch(() => undefined);

/** Shown where the header has room for it. */
const Key = styled('kbd')(({ theme }) => ({
  display: 'none',
  marginInlineEnd: 8,
  color: theme.vars.color.ink2,
  font: 'inherit',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  [BUTTON_SIZE.media]: { display: 'inline' },
}));

/** An icon in a header with tabs, a labeled button in the phone's navigation. */
const Place = styled('span')({
  display: 'flex',
  flex: 'none',
  [BUTTON_SIZE.media]: { '& > .MuiIconButton-root': { inlineSize: BUTTON_SIZE.withKey } },
  '& > .MuiButton-root': { display: 'none' },
  [tokens.media.belowNavigation]: { display: 'none' },
  '[role="dialog"] &': {
    display: 'flex',
    flex: 1,
    '& > .MuiIconButton-root': { display: 'none' },
    '& > .MuiButton-root': { display: 'inline-flex', flex: 1 },
  },
});

const isMeant = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
  const [modifier, otherModifier] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return (
    key.toLowerCase() === 'k' && modifier && !otherModifier && !altKey && !shiftKey && !isComposing && !defaultPrevented
  );
};
/** Returns whether another dialog is open, which owns the keyboard. */
const isCovered = () =>
  document.querySelector('.MuiModal-root:not([aria-hidden="true"]), [aria-modal="true"]') !== null;

/** Toggles the palette by its shortcut while the button is on screen. */
function useKeys() {
  const store = useAppStore();
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isMeant(event)) return;
      const isOpen = selectPaletteOpen(store.getState());
      if (!isOpen && isCovered()) return;
      // Keeps the browser's search bar closed.
      event.preventDefault();
      if (!event.repeat) store.dispatch(paletteOpened(!isOpen));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}

const TYPED_IN = 'input, textarea, select, [contenteditable]';

/** Calls back when the question mark is pressed outside of a field. */
function useQuestionMark(onPress: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
      if ((target instanceof Element && target.matches(TYPED_IN)) || isCovered() || !hasSingleKeys()) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onPress]);
}

/** Renders the palette once per page, in the header of signed-in users. */
function Opener() {
  const isOpen = useAppSelector(selectPaletteOpen);
  const dispatch = useAppDispatch();
  const [hasShortcuts, setShortcuts] = useState(false);
  useKeys();
  useQuestionMark(useCallback(() => setShortcuts(true), []));
  useEffect(() => () => void dispatch(paletteOpened(false)), [dispatch]);
  return (
    <Suspense>
      {isOpen && <Palette onClose={() => dispatch(paletteOpened(false))} onShortcuts={() => setShortcuts(true)} />}
      {hasShortcuts && <Shortcuts onClose={() => setShortcuts(false)} />}
    </Suspense>
  );
}

/** Opens the global search (DOM-33) by shortcut or button. */
export default function PaletteButton() {
  const { t } = useTranslation('palette');
  const dispatch = useAppDispatch();
  const place = useRef<HTMLSpanElement>(null);
  const [isOfHeader, setOfHeader] = useState(false);
  useLayoutEffect(() => setOfHeader(place.current?.closest('[role="dialog"]') === null), []);
  // Runs after the phone's navigation has closed and restored the focus.
  const onClick = () => void setTimeout(() => dispatch(paletteOpened(true)));
  return (
    <Place ref={place}>
      <IconButton
        aria-label={t('title')}
        aria-keyshortcuts={SEARCH_KEYS.aria}
        aria-haspopup="dialog"
        title={`${t('title')} (${SEARCH_KEYS.shown})`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onClick}
      >
        <Key aria-hidden="true">{SEARCH_KEYS.shown}</Key>
        <SearchIcon size={20} />
      </IconButton>
      {/* A link, because links close the phone's navigation. Without href it has the role of a button. */}
      <Button component="a" variant="outlined" startIcon={<SearchIcon size={18} />} onClick={onClick}>
        {t('title')}
      </Button>
      {isOfHeader && <Opener />}
    </Place>
  );
}
