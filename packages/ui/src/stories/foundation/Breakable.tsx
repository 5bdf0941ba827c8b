import { Fragment } from 'react';

/** Code that breaks behind its hyphens, dots and brackets where a column is narrow, and never within a word. */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=\w[-.,(/\s]+)(?=[\w#"'])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
