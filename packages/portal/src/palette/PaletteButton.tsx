import { SearchIcon } from '@hireyard/ui/icons';
import { tokens } from '@hireyard/ui/theme';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { isPaletteOpen, setPaletteOpen, usePaletteOpen } from './opened.ts';

const load = () => withTexts(import('./Palette.tsx'), 'document');
const Palette = lazyPart(load);
const preload = () => void load().catch(() => undefined);

/** In the header an icon, from the width on which the tabs are there; in the phone's navigation a button with its name. */
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

/** Ctrl+K is free on other keyboards; on Apple's it deletes to the end of the line, and Cmd+K is the usual one. */
const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);
const KEYS = isApple ? { aria: 'Meta+K', shown: '⌘K' } : { aria: 'Control+K', shown: 'Ctrl+K' };

const isMeant = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
  const [held, free] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && held && !free && !altKey && !shiftKey && !isComposing && !defaultPrevented;
};
/** Whatever else lies over the page has the keyboard. */
const isCovered = () =>
  document.querySelector('.MuiModal-root:not([aria-hidden="true"]), [aria-modal="true"]') !== null;

/** Listened for as soon as the button, which names the key, is there. */
function useKeys() {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isMeant(event)) return;
      if (!isPaletteOpen() && isCovered()) return;
      // The browser's own search bar.
      event.preventDefault();
      if (!event.repeat) setPaletteOpen(!isPaletteOpen());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The one palette of the page; the header's place for it is there as long as somebody is signed in to a client. */
function Opener() {
  const isOpen = usePaletteOpen();
  useKeys();
  useEffect(() => () => setPaletteOpen(false), []);
  return (
    isOpen && (
      <Suspense>
        <Palette onClose={() => setPaletteOpen(false)} />
      </Suspense>
    )
  );
}

/** The way to the search over everything (DOM-30): by its key, and by a button. */
export default function PaletteButton() {
  const { t } = useTranslation('palette');
  const place = useRef<HTMLSpanElement>(null);
  const [isOfHeader, setOfHeader] = useState(false);
  useLayoutEffect(() => setOfHeader(place.current?.closest('[role="dialog"]') === null), []);
  // Once the navigation is gone, and the focus is back where it was before it.
  const onClick = () => void setTimeout(() => setPaletteOpen(true));
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
      {/* The navigation closes with whatever is a link; without an address this one is a button. */}
      <Button component="a" variant="outlined" startIcon={<SearchIcon size={18} />} onClick={onClick}>
        {t('title')}
      </Button>
      {isOfHeader && <Opener />}
    </Place>
  );
}
