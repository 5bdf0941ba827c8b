/** Texts of the simulated company, in the language of its country. */
interface Sentences {
  readonly approved: string;
  readonly exchange: string;
  readonly rejected: string;
  readonly credited: string;
}
const ENGLISH: Sentences = {
  approved: 'We take care of it.',
  exchange: 'Another machine is on its way to you.',
  rejected: 'We are sorry, but we cannot offer this at the moment.',
  credited: 'You are right. A credit note follows.',
};
const BY_COUNTRY: Readonly<Record<string, Sentences>> = {
  NL: {
    approved: 'Wij regelen het.',
    exchange: 'Er is een andere machine naar u onderweg.',
    rejected: 'Helaas kunnen wij dit op dit moment niet aanbieden.',
    credited: 'U hebt gelijk. U krijgt een creditnota.',
  },
  DE: {
    approved: 'Wir kümmern uns darum.',
    exchange: 'Ein anderes Gerät ist auf dem Weg zu Ihnen.',
    rejected: 'Leider können wir das zurzeit nicht anbieten.',
    credited: 'Sie haben recht. Sie erhalten eine Gutschrift.',
  },
  PL: {
    approved: 'Zajmiemy się tym.',
    exchange: 'Inna maszyna jest już w drodze do Państwa.',
    rejected: 'Niestety nie możemy tego teraz zaoferować.',
    credited: 'Mają Państwo rację. Wystawimy fakturę korygującą.',
  },
};
export const sentencesOf = (country: string): Sentences => BY_COUNTRY[country] ?? ENGLISH;
