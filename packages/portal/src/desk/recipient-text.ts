import type { DeskMailSummary } from '@hireyard/contract/desk';

/** Names a recipient with the address. The registration of a visitor is answered by the address alone. */
export const recipientText = ({ name, email }: NonNullable<DeskMailSummary['to']>): string =>
  name === '' ? email : `${name} · ${email}`;
