import type { Module } from '@hireyard/contract';
import { Suspense } from 'react';
import { landing } from '../access/landing.ts';
import { withTexts } from '../i18n/i18n.ts';
import { optionalPart } from '../pages/load-chunk.ts';
import { useAppSelector } from '../store/hooks.ts';

// Without its code the list begins the page.
const AttentionStrip = optionalPart(() => withTexts(import('./AttentionStrip.tsx'), 'notification'));
/** The strip comes behind the first rows, and must not move them: as high as its three rows, or one on a phone. */
const AHEAD = { display: 'grid', minBlockSize: 232 };

interface AttentionHeadProps {
  /** Whose first page it is on. */
  module: Module;
  /** Whether what comes before it is there. */
  ready?: boolean;
}

/** What needs the user, at the head of the page that they arrive on: the first of the modules that are active (DOM-30). */
export function AttentionHead({ module, ready = true }: AttentionHeadProps) {
  const modules = useAppSelector(({ settings }) => settings.enabledModules);
  if (landing(modules) !== landing([module])) return null;
  return (
    <div style={AHEAD}>
      {ready && (
        <Suspense>
          <AttentionStrip />
        </Suspense>
      )}
    </div>
  );
}
