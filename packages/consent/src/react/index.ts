export { ConsentGate, type ConsentGateProps } from './ConsentGate.tsx';
export { ConsentProvider, useAccepted, useConsent, useConsentState } from './ConsentProvider.tsx';
export { CookieTable, type CookieTableProps } from './CookieTable.tsx';
