/** Password of all demo accounts. */
export const PASSWORD = 'Demo-2026!';

/** Address of a demo account, by its name in requirements.md. */
export const emailOf = (account: string): string => `${account}@demo.example`;
