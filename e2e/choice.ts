/** Each service of the product to accepted or not, as consent stores it: what is optional declined. */
export const CHOSEN = { gtm: true, usersnap: true, 'gtm pers': false, clarity: false };

/** Everything accepted. */
export const ALL = { gtm: true, usersnap: true, 'gtm pers': true, clarity: true };
