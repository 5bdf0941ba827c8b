/** Days after the end of rent for which the passport of a machine is there (PP-01). */
export const PASSPORT_DAYS = 90;

/** Standings of a certificate. `ending` begins 30 days before its last day. */
export const CERTIFICATE_STANDINGS = ['valid', 'ending', 'ended'] as const;
export type CertificateStanding = (typeof CERTIFICATE_STANDINGS)[number];

/** Encodes a part of a path. A dot would make a server look for a file. */
const part = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E');

/** Path in the code on a machine (PP-02). Fleet numbers are unique within an operating company, so it names both. */
export const machineCodePath = (opCo: string, fleetNumber: string): string => `/m/${part(opCo)}/${part(fleetNumber)}`;

/** Path of the passport of a machine of the selected client. */
export const passportPath = (fleetNumber: string): string => `/order/machines/${part(fleetNumber)}`;
