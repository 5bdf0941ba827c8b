/** Days after the end of rent for which the passport of a machine is there (PP-01). */
export const PASSPORT_DAYS = 90;

/** Standings of a certificate. `ending` begins 30 days before its last day. */
export const CERTIFICATE_STANDINGS = ['valid', 'ending', 'ended'] as const;
export type CertificateStanding = (typeof CERTIFICATE_STANDINGS)[number];

/** Path in the code on a machine (PP-02). It names the operating company, because fleet numbers are unique within it. */
export const machineCodePath = (opCo: string, fleetNumber: string): string =>
  `/m/${encodeURIComponent(opCo)}/${encodeURIComponent(fleetNumber)}`;

/** Path of the passport of a machine of the selected client. */
export const passportPath = (fleetNumber: string): string => `/order/machines/${encodeURIComponent(fleetNumber)}`;
