import type { ReactNode } from 'react';
import { emailHref, telephoneHref } from '../../internal/contact.ts';

export interface Contact {
  readonly name: string;
  /** Number to dial, in E.164. `phoneText` is its display format. */
  readonly phone?: string | null | undefined;
  readonly phoneText?: string | undefined;
  readonly email?: string | null | undefined;
}

/** Contact as the value of a definition: name, telephone and e-mail. */
export const contactValue = ({ name, phone, phoneText, email }: Contact): ReactNode => (
  <>
    <span>
      <bdi>{name}</bdi>
    </span>
    {phone && (
      <a href={telephoneHref(phone)}>
        <bdi>{phoneText ?? phone}</bdi>
      </a>
    )}
    {email && <a href={emailHref(email)}>{email}</a>}
  </>
);

/** Lines of text, such as an address, as the value of a definition. Null for no lines. */
export const linesValue = (lines: readonly string[] | null | undefined): ReactNode =>
  lines && lines.length > 0
    ? lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))
    : null;
