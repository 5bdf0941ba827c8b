/** Returns the file name of a numbered record, valid in every file system. */
export const numberedFile = (number: string, ending: string): string =>
  `${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.${ending}`;

/** Downloads a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Long enough for the browser to start saving.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
