import type { Module } from '@hireyard/contract';
import { Suspense } from 'react';
import { landing } from '../access/landing.ts';
import { withTexts } from '../i18n/i18n.ts';
import { optionalPart } from '../pages/load-chunk.ts';
import { useAppSelector } from '../store/hooks.ts';
import { StripAhead } from './strip-frame.tsx';

// If the code fails to load, the page starts with its list. The first list imports the strip directly, as its own chunk
// has little room left.
const AttentionStrip = optionalPart(() => withTexts(import('./AttentionStrip.tsx'), 'notification'));

interface AttentionHeadProps {
  /** The area whose landing page shows the strip. */
  module: Module;
}

/** The attention strip on the user's landing page, if the order module is not active (DOM-30). */
export function AttentionHead({ module }: AttentionHeadProps) {
  const modules = useAppSelector(({ settings }) => settings.enabledModules);
  if (landing(modules) !== landing([module])) return null;
  return (
    <Suspense fallback={<StripAhead />}>
      <AttentionStrip />
    </Suspense>
  );
}
