/** Maximum length of an e-mail address (RFC 5321; DOM-15). */
export const EMAIL_MAX = 254;
