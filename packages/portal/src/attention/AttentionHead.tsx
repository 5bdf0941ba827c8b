import type { Module } from '@hireyard/contract';
import { Suspense } from 'react';
import { landing } from '../access/landing.ts';
import { withTexts } from '../i18n/i18n.ts';
import { optionalPart } from '../pages/load-chunk.ts';
import { useAppSelector } from '../store/hooks.ts';

// Without its code the list begins the page. The first list of all has the same in its own chunk, which is nearly full.
const AttentionStrip = optionalPart(() => withTexts(import('./AttentionStrip.tsx'), 'notification'));
/** The strip comes behind the first rows, and must not move them: as high as its three rows, or one on a phone. */
const AHEAD = { display: 'grid', minBlockSize: 232 };

interface AttentionHeadProps {
  /** Whose first page it is on. */
  module: Module;
}

/** What needs the user at the head of the page that they arrive on, where the module of orders is not active (DOM-30). */
export function AttentionHead({ module }: AttentionHeadProps) {
  const modules = useAppSelector(({ settings }) => settings.enabledModules);
  if (landing(modules) !== landing([module])) return null;
  return (
    <div style={AHEAD}>
      <Suspense>
        <AttentionStrip />
      </Suspense>
    </div>
  );
}
