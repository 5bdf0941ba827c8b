import type { ReactNode } from 'react';
import { emailHref, telephoneHref } from '../../internal/contact.ts';

export interface Contact {
  readonly name: string;
  /** As dialled, E.164; `phoneText` is how it is written. */
  readonly phone?: string | null;
  readonly phoneText?: string;
  readonly email?: string | null;
}

/** Whom to call, as the value of a definition: name, telephone and e-mail. */
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

/** Lines of text as the value of a definition, such as an address; nothing where there are none. */
export const linesValue = (lines: readonly string[] | null | undefined): ReactNode =>
  lines && lines.length > 0
    ? lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))
    : null;
