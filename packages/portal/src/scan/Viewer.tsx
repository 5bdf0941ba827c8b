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
  /** Replaces the camera if it cannot be used. */
  field: RefObject<HTMLInputElement | null>;
}

/** Shows the camera. Without a camera, shows the reason and focuses the field. */
export function Viewer({ onCode, field }: ViewerProps) {
  const { t } = useTranslation('asset');
  const finder = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useScanner(video, onCode);
  const isWatching = camera === 'starting' || camera === 'on';
  // Focus on the field would open a phone's keyboard over the camera.
  useEffect(() => (isWatching ? finder : field).current?.focus(), [isWatching, field]);
  if (!isWatching) return <Alert severity="info">{t(`scan.${camera}`)}</Alert>;
  return (
    <Finder ref={finder} tabIndex={-1} role="img" aria-label={t('scan.looking')}>
      <video ref={video} muted playsInline />
    </Finder>
  );
}
