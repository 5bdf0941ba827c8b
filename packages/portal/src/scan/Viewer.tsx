import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useScanner } from './use-scanner.ts';

const Finder = styled('div')(({ theme }) => ({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.sunk,
  '& video': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
}));

export interface ViewerProps {
  onCode: (text: string) => void;
  /** What takes the place of the camera where it cannot be used. */
  field: RefObject<HTMLInputElement | null>;
}

/** What the camera sees, as long as it may be used; else the reason, and the field is what is left. */
export function Viewer({ onCode, field }: ViewerProps) {
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
