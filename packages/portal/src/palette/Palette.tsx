import { MIN_SEARCHED, pathOf, search, searchable } from '@hireyard/contract';
import { CameraIcon, CloseIcon, SearchIcon } from '@hireyard/ui/icons';
import { tokens } from '@hireyard/ui/theme';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled, useColorScheme } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { selectShownClientUuid } from '../client/corporate-client.ts';
import { useDebounced } from '../forms/use-debounced.ts';
import { problemOf } from '../http/problem.ts';
import { withTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { lazyPart } from '../pages/load-chunk.ts';
import { visuallyHidden } from '../pages/visually-hidden.ts';
import { assetIdIn } from '../scan/label-text.ts';
import { selectUserId } from '../session/user.ts';
import { recentOf, rememberOpened } from '../storage/recent.ts';
import { useAppSelector } from '../store/hooks.ts';
import { Line } from './Line.tsx';
import { type Entry, type Group, useEntries } from './use-entries.ts';

const Scan = lazyPart(() => withTexts(import('./Scan.tsx'), 'asset'));

/** Refetches older results, because they may have changed. */
const ANEW = { refetchOnMountOrArgChange: 10 };
/** Delay after typing before a search. */
const PAUSE_MS = 200;

const Root = styled(Dialog)({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    display: 'flex',
    inlineSize: 'min(42rem, calc(100% - 48px))',
    maxInlineSize: 'none',
    maxBlockSize: 'min(40rem, 80dvh)',
    margin: 0,
    marginBlockStart: 'min(10dvh, 6rem)',
    overflow: 'hidden',
  },
  [tokens.media.belowNavigation]: {
    '& .MuiDialog-paper': {
      inlineSize: '100%',
      blockSize: '100%',
      maxBlockSize: 'none',
      marginBlockStart: 0,
      borderRadius: 0,
    },
  },
});

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minBlockSize: 56,
  paddingInline: '16px 8px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& > svg': { flex: 'none', color: theme.vars.color.ink3 },
  '& .MuiInputBase-root': { flex: 1 },
  '&:has(input:focus-visible)': { boxShadow: `inset 0 -2px ${theme.vars.color.brand}` },
}));

const Body = styled('div')({ flex: '1 1 auto', minBlockSize: 0, padding: 8, overflowY: 'auto' });
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', '& ul': { margin: 0, padding: 0 } });
const Title = styled('div')(({ theme }) => ({
  paddingBlock: '12px 4px',
  paddingInline: 12,
  ...theme.typography.columnHead,
  color: theme.vars.color.ink3,
}));
const Note = styled('p')(({ theme }) => ({
  margin: 0,
  paddingBlock: 12,
  paddingInline: 12,
  color: theme.vars.color.ink2,
  overflowWrap: 'anywhere',
}));
const Keys = styled('p')(({ theme }) => ({
  flex: 'none',
  margin: 0,
  paddingBlock: 8,
  paddingInline: 20,
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
  color: theme.vars.color.ink2,
  fontSize: '0.8125rem',
  [tokens.media.belowNavigation]: { display: 'none' },
}));
const Announced = styled('div')(visuallyHidden);

interface Grouped {
  readonly group: Group;
  readonly index: number;
  readonly options: readonly Entry[];
}

/** Restores the focus on close, unless a page was opened, which takes the focus. */
function useFormerFocus() {
  const { pathname } = useLocation();
  const [former] = useState(() => ({ element: document.activeElement, pathname }));
  useEffect(
    () => () => {
      const { element } = former;
      const isThere = element instanceof HTMLElement && element.isConnected;
      if (isThere && window.location.pathname === former.pathname) element.focus({ preventScroll: true });
    },
    [former],
  );
}

interface PaletteProps {
  onClose: () => void;
  /** Opens the overview of keys. */
  onShortcuts: () => void;
}

/** The global search: recently opened items, results, pages and actions (DOM-33). */
export default function Palette(props: PaletteProps) {
  const { onClose } = props;
  const { t } = useTranslation('palette');
  const title = useId();
  useFormerFocus();
  return (
    <Root open onClose={onClose} disableRestoreFocus transitionDuration={0} aria-labelledby={title}>
      <Announced id={title}>{t('title')}</Announced>
      <Search {...props} />
    </Root>
  );
}

/** A separate component, because the dialog mounts it later, and the list box needs its field when it mounts. */
function Search({ onClose, onShortcuts }: PaletteProps) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const { setMode } = useColorScheme();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);

  const owner = { user: useAppSelector(selectUserId) ?? '', client: useAppSelector(selectShownClientUuid) ?? '' };
  const [recent] = useState(() => recentOf(owner));
  const text = searchable(typed.trim());
  const q = useDebounced(text, PAUSE_MS);
  const isSearch = text.length >= MIN_SEARCHED;
  const skip = !isSearch || q.length < MIN_SEARCHED;
  const { data, currentData, failure, isFetching, refetch } = useRead(search, { query: { q } }, { skip, ...ANEW });
  const isSettled = q === text && !isFetching;
  // Keeps the previous results while the next ones load.
  const results = isSearch ? (currentData ?? (isFetching ? data : undefined)) : undefined;
  const entries = useEntries(typed, results, recent);
  const hasFailed = isSearch && isSettled && failure !== undefined;

  const openPage = (to: string) => {
    onClose();
    void navigate(to);
  };
  const open = (entry: Entry) => {
    if (entry.hit && owner.user) rememberOpened(owner, entry.hit);
    if (entry.command === undefined) {
      openPage(entry.to);
      return;
    }
    onClose();
    if (entry.command === 'shortcuts') onShortcuts();
    else setMode(entry.command);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Entry>({
    id,
    open: true,
    options: entries,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    filterOptions: (options) => options,
    groupBy: ({ group }) => group,
    getOptionKey: (entry) => entry.id,
    getOptionLabel: ({ label }) => label,
    onInputChange: (_, text, reason) => {
      if (reason !== 'input') return;
      // A hand scanner types the link of a label.
      const asset = assetIdIn(text);
      if (asset) openPage(pathOf({ resource: 'asset', id: asset }));
      else setTyped(text);
    },
    onChange: (_, entry) => {
      if (entry) open(entry);
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  const groups = groupedOptions as unknown as readonly Grouped[];
  const isEmpty = isSearch && isSettled && !hasFailed && entries.length === 0;
  const statusText = () => {
    if (!isSettled && isSearch) return t('searching');
    return isEmpty ? t('none', { text }) : t('count', { count: entries.length });
  };
  const canScan = 'mediaDevices' in navigator;

  return (
    <>
      <Head {...getRootProps()}>
        <SearchIcon size={18} />
        <InputBase
          autoFocus
          type="text"
          placeholder={t('placeholder')}
          slotProps={{
            input: {
              ...getInputProps(),
              'aria-label': t('title'),
              'aria-expanded': true,
              'aria-controls': `${id}-listbox`,
              enterKeyHint: 'go',
            },
          }}
          inputRef={input}
        />
        {isSearch && !isSettled && <CircularProgress size={18} aria-hidden />}
        {canScan && (
          <IconButton aria-label={t('scan')} aria-pressed={isScanning} onClick={() => setScanning(!isScanning)}>
            <CameraIcon size={18} />
          </IconButton>
        )}
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      </Head>
      <Body>
        {isScanning && (
          <Suspense>
            <Scan
              field={input}
              onPage={openPage}
              onText={(text) => {
                setTyped(searchable(text));
                setScanning(false);
                input.current?.focus();
              }}
            />
          </Suspense>
        )}
        {hasFailed && <Failure problem={problemOf(failure)} onRetry={refetch} />}
        {isEmpty && <Note>{t('none', { text })}</Note>}
        <List {...getListboxProps()} aria-label={t('results')}>
          {groups.map(({ group, index, options }) => (
            <li key={group} role="presentation">
              <Title id={`${id}-${group}`}>{t(`groups.${group}`)}</Title>
              {/* biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by their role. */}
              <ul role="group" aria-labelledby={`${id}-${group}`}>
                {options.map((entry, place) => {
                  const { key, ...option } = getOptionProps({ option: entry, index: index + place });
                  return <Line key={key} {...{ entry, typed, option }} />;
                })}
              </ul>
            </li>
          ))}
        </List>
      </Body>
      <Keys>{t('keys')}</Keys>
      <Announced role="status">{statusText()}</Announced>
    </>
  );
}
