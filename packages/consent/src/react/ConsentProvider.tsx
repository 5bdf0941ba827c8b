'use client';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Consent, ConsentState } from '../consent.ts';

const ConsentContext = createContext<Consent | null>(null);

export interface ConsentProviderProps {
  /** The return value of `createConsent`; null on a server and before it is created, when no service is accepted. */
  consent: Consent | null;
  children?: ReactNode;
}

export function ConsentProvider({ consent, children }: ConsentProviderProps) {
  return <ConsentContext.Provider value={consent}>{children}</ConsentContext.Provider>;
}

export const useConsent = (): Consent | null => useContext(ConsentContext);

const never = () => () => {};

/** The current state; renders again after each change. */
export function useConsentState(): ConsentState | null {
  const consent = useConsent();
  return useSyncExternalStore(
    consent?.subscribe ?? never,
    () => consent?.state() ?? null,
    () => null,
  );
}

/** A service is accepted, once or always. */
export function useAccepted(service: string): boolean {
  const consent = useConsent();
  // Null until hydration: the server knows of no choice.
  const state = useConsentState();
  return state !== null && consent?.isAccepted(service) === true;
}
