import { type AssetSummary, listAssets, searchable } from '@hireyard/contract';
import { FormDialog } from '@hireyard/ui/components/FormDialog';
import { TextField } from '@hireyard/ui/components/TextField';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { problemOf } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { assetIdIn } from './label-text.ts';
import { useScanner } from './use-scanner.ts';

const Finder = styled('div')(({ theme }) => ({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.sunk,
  '& video': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
}));

const keyOf = (tag: string | null) => tag?.replaceAll(/\s/g, '').toLowerCase();
/** The asset with exactly this number, or the only one that a search finds. */
function matchIn(items: readonly AssetSummary[], number: string): AssetSummary | undefined {
  const same = items.find(({ tag }) => keyOf(tag) === keyOf(number));
  return same ?? (items.length === 1 ? items[0] : undefined);
}

/** What the camera sees, as long as it may be used; else the reason, and the field is what is left. */
function Viewer({ onCode, field }: { onCode: (text: string) => void; field: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('asset');
  const finder = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useScanner(video, onCode);
  const isWatching = camera === 'starting' || camera === 'on';
  // A field with the focus would bring a phone's keyboard over what the camera shows.
  useEffect(() => (isWatching ? finder : field).current?.focus(), [isWatching, field]);
  if (!isWatching) return <Alert severity="info">{t(`scan.${camera}`)}</Alert>;
  return (
    <Finder ref={finder} tabIndex={-1} role="img" aria-label={t('scan.looking')}>
      <video ref={video} muted playsInline />
    </Finder>
  );
}

/** Opens the asset whose label is held to the camera, or whose number is entered. */
export default function ScanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('asset');
  const { problem: sentenceOf } = useSentences();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const input = { query: { q: searchable(wanted ?? ''), size: 20 } };
  const { currentData: found, failure, isFetching } = useRead(listAssets, input, { skip: !wanted });
  const match = found && wanted ? matchIn(found.items, wanted) : undefined;
  useEffect(() => {
    if (match) void navigate(`/asset/assets/${match.id}`);
  }, [match, navigate]);
  const onCode = (text: string) => {
    const id = assetIdIn(text);
    if (id) void navigate(`/asset/assets/${id}`);
    else setWanted(text);
  };

  const errorOf = () => {
    if (wanted === '') return t('scan.empty');
    return found && wanted && !match ? t('scan.notFound', { number: wanted }) : undefined;
  };
  return (
    <FormDialog
      open
      title={t('scan.title')}
      text={t('scan.text')}
      submitLabel={t('scan.action')}
      onSubmit={() => setWanted(number.trim())}
      onClose={onClose}
      working={isFetching}
      {...(failure !== undefined && { error: sentenceOf(problemOf(failure)) })}
    >
      <Viewer onCode={onCode} field={field} />
      <TextField
        label={t('facts.tag')}
        inputRef={field}
        value={number}
        onChange={(_, entered) => {
          setNumber(entered);
          setWanted(null);
        }}
        {...{ error: errorOf() }}
      />
    </FormDialog>
  );
}
