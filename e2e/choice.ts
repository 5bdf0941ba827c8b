/** The stored choice with all optional services declined. */
export const CHOSEN = { gtm: true, usersnap: true, 'gtm pers': false, clarity: false };

/** Everything accepted. */
export const ALL = { gtm: true, usersnap: true, 'gtm pers': true, clarity: true };
