/** Stored consent with all optional services declined. */
export const OPTIONAL_DECLINED = { gtm: true, usersnap: true, 'gtm pers': false, clarity: false };

/** Stored consent with all services accepted. */
export const ALL_ACCEPTED = { gtm: true, usersnap: true, 'gtm pers': true, clarity: true };
