import { Breakable } from '../foundation/Breakable.tsx';

/** Code that breaks between words alone. */
export const Code = ({ children }: { children: string }) => (
  <code style={{ whiteSpace: 'normal' }}>
    <Breakable>{children}</Breakable>
  </code>
);

/** Renders a sentence with code in backticks. */
export const Sentence = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <Code key={index}>{part}</Code>));
