'use client';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Consent } from '../consent.ts';
import type { Translation } from '../translations/translation.ts';
import { useAccepted, useConsent, useConsentState } from './ConsentProvider.tsx';

export interface ConsentGateProps {
  /** The service's stored name. */
  service: string;
  /** Embedded content: neither mounted nor requested before the service is accepted. */
  children: ReactNode;
  className?: string | undefined;
}

const loadStyles = () => import('../ui/styles.ts').then(({ addStyles }) => addStyles());

/** The gate's texts in the current language; null until texts and styles have loaded. */
function useGateTexts(consent: Consent | null, language: string | undefined, needed: boolean) {
  const [loaded, setLoaded] = useState<{ texts: Translation; language: string } | null>(null);
  useEffect(() => {
    if (!consent || !language || !needed) return;
    let current = true;
    const addStyles = consent.addStyles ?? loadStyles;
    Promise.all([consent.texts(), addStyles()])
      .then(([texts]) => {
        if (current) setLoaded({ texts, language });
      })
      .catch((error) => console.warn('Consent: the texts could not be loaded.', error));
    return () => {
      current = false;
    };
  }, [consent, language, needed]);
  return loaded;
}

/** Contextual consent: a placeholder asks whether to load the content once or always. */
export function ConsentGate({ service, children, className }: ConsentGateProps) {
  const consent = useConsent();
  const state = useConsentState();
  const accepted = useAccepted(service);
  const frame = useRef<HTMLDivElement>(null);
  const answeredHere = useRef(false);
  const titleId = useId();
  const loaded = useGateTexts(consent, state?.language, !accepted);
  const title = consent?.config.services.find(({ name }) => name === service)?.title ?? service;

  useEffect(() => {
    // The pressed button has been removed: focus moves to the content that replaced it.
    if (accepted && answeredHere.current) frame.current?.focus();
    answeredHere.current = false;
  }, [accepted]);

  if (accepted) {
    return (
      <div ref={frame} tabIndex={-1} className={className}>
        {children}
      </div>
    );
  }
  if (!consent || !loaded) return <div className={className} />;

  const { gate } = loaded.texts;
  const [before, after] = gate.text.split('{service}');
  const answer = (accept: (name: string) => void) => () => {
    answeredHere.current = true;
    accept(service);
  };
  const theme = consent.config.styling.theme.map((name) => `hy-consent--${name}`).join(' ');
  return (
    <div className={`hy-consent ${theme} ${className ?? ''}`} lang={loaded.language}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div className="hy-consent-gate" role="group" aria-labelledby={titleId}>
        <p>
          <span>{before}</span>
          <strong id={titleId}>{title}</strong>
          <span>{after}</span>
        </p>
        <div className="hy-consent-actions">
          <button type="button" className="hy-consent-button" onClick={answer(consent.acceptOnce)}>
            {gate.once}
          </button>
          <button type="button" className="hy-consent-button" onClick={answer(consent.acceptAlways)}>
            {gate.always}
          </button>
        </div>
      </div>
    </div>
  );
}
