/** Downloads a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Long enough for the browser to start saving.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
