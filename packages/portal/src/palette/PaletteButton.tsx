import { SearchIcon } from '@hireyard/ui/icons';
import { tokens } from '@hireyard/ui/theme';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { paletteOpened, selectPaletteOpen } from '../settings/shell.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks.ts';

const load = () => withTexts(import('./Palette.tsx'), 'document');
const Palette = lazyPart(load);
const preload = () => void load().catch(() => undefined);

/** An icon in a header with tabs, a labeled button in the phone's navigation. */
const Place = styled('span')({
  display: 'flex',
  flex: 'none',
  '& > .MuiButton-root': { display: 'none' },
  [tokens.media.belowNavigation]: { display: 'none' },
  '[role="dialog"] &': {
    display: 'flex',
    flex: 1,
    '& > .MuiIconButton-root': { display: 'none' },
    '& > .MuiButton-root': { display: 'inline-flex', flex: 1 },
  },
});

/** Cmd+K on Apple keyboards, where Ctrl+K deletes to the end of the line. Ctrl+K elsewhere. */
const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);
const KEYS = isApple ? { aria: 'Meta+K', shown: '⌘K' } : { aria: 'Control+K', shown: 'Ctrl+K' };

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

/** Renders the palette once per page, in the header of signed-in users. */
function Opener() {
  const isOpen = useAppSelector(selectPaletteOpen);
  const dispatch = useAppDispatch();
  useKeys();
  useEffect(() => () => void dispatch(paletteOpened(false)), [dispatch]);
  return (
    isOpen && (
      <Suspense>
        <Palette onClose={() => dispatch(paletteOpened(false))} />
      </Suspense>
    )
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
        aria-keyshortcuts={KEYS.aria}
        aria-haspopup="dialog"
        title={`${t('title')} (${KEYS.shown})`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onClick}
      >
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
