import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { PdfFile } from './pdf-file.ts';

const Area = styled('div')(({ theme }) => ({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  // A scrollbar that takes room would push the page under a second one.
  scrollbarGutter: 'stable',
  padding: 12,
  backgroundColor: theme.vars.color.sunk,
  // Focusable, for scrolling by keyboard.
  '&:focus-visible': { outline: `2px solid ${theme.vars.color.brand}`, outlineOffset: -2 },
}));
/** White in both color schemes, like paper. */
const Sheet = styled('section')(({ theme }) => ({
  position: 'relative',
  marginInline: 'auto',
  backgroundColor: '#fff',
  boxShadow: `0 0 0 1px ${theme.vars.color.line}`,
  '& + &': { marginBlockStart: 12 },
  '& > canvas': { display: 'block', inlineSize: '100%' },
}));
/** The invisible text layer of a page, for selection, copying and screen readers. Styled as pdf.js expects. */
const Words = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  '--min-font-size': 1,
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '& :is(span, br)': {
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0 0',
  },
  '& > span': {
    '--font-height': 0,
    '--scale-x': 1,
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& ::selection': { color: 'transparent', backgroundColor: 'rgb(0 90 200 / 0.25)' },
});

interface PageProps {
  file: PdfFile;
  number: number;
  width: number;
}

/** One page, drawn when it is near the viewport. */
function PdfPage({ file, number, width }: PageProps) {
  const { t } = useTranslation('attachments');
  const sheet = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!sheet.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100%',
    });
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [isNear]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNear || !canvas.current || !words.current) return;
    const stop = file.draw(number, width, canvas.current, words.current, () => setFailed(true));
    return () => {
      stop();
      setFailed(false);
    };
  }, [isNear, file, number, width]);
  const height = Math.floor((width * file.size.height) / file.size.width);
  return (
    <Sheet
      ref={sheet}
      aria-label={t('preview.page', { number, total: file.pages })}
      style={{ inlineSize: width, minBlockSize: isNear ? undefined : height }}
    >
      {hasFailed && <Alert severity="warning">{t('preview.undrawn')}</Alert>}
      {/* A new size needs a new canvas: pdf.js cannot draw on a canvas that is in use. */}
      <canvas key={width} ref={canvas} aria-hidden style={{ blockSize: height }} />
      <Words ref={words} />
    </Sheet>
  );
}

interface PdfPagesProps {
  file: PdfFile;
  label: string;
  /** 1 fits the available width. */
  zoom: number;
}

/** The pages of a file, one below another. */
export function PdfPages({ file, label, zoom }: PdfPagesProps) {
  const area = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!area.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(area.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Area ref={area} role="region" aria-label={label} tabIndex={0}>
      {room > 0 &&
        Array.from({ length: file.pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name, and none is added.
          <PdfPage key={index} file={file} number={index + 1} width={Math.floor(room * zoom)} />
        ))}
    </Area>
  );
}
