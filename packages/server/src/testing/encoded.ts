/** Encodes a text in an encoding with one byte for each character. */
export function bytesOf(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const byChar = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from([...text], (char) => byChar.get(char) ?? 0x3f);
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
