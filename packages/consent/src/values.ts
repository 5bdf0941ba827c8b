export type Purpose = 'functional' | 'personalisation' | 'performance' | 'marketing';

/** Whether each service, by its name, is accepted: the value stored under `klaro`. */
export type Consents = Record<string, boolean>;
