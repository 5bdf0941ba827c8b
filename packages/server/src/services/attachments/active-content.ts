import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { ProblemError } from '../../http/problem.ts';

const inflated = promisify(inflate);

/** Bytes in which readers look for the header of a PDF, behind line breaks of a scanner for example. */
const HEADER_WITHIN = 1_024;
/** Object streams of a file, and bytes of them when decompressed. No real file of 10 MB has more. */
const OBJECT_STREAMS_MAX = 10_000;
const DECOMPRESSED_MAX = 32_000_000;

/** Pattern of a PDF name. Any of its letters can be written as `#` and two hexadecimal digits. */
const named = (name: string): string =>
  `/${[...name].map((letter) => `(?:${letter}|#${hexOf(letter)})`).join('')}(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`;
const hexOf = (letter: string): string =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** Actions that run code or programs, and forms in XML, which hold scripts and which few programs can show. */
const ACTIONS = new RegExp(['JavaScript', 'Launch', 'Rendition'].map(named).join('|'), 'g');
const XML_FORM = new RegExp(`${named('XFA')}[\\0\\t\\n\\f\\r ]*[[\\d]`);
/**
 * Text before the name of an action: `/S`, or whatever ends the object before. Within a string, such as the address
 * `https://a.example/JavaScript` of a link, a name stands behind other letters.
 */
const BEFORE_ACTION = new RegExp(`(?:^|[\\0\\t\\n\\f\\r >\\])]|obj|${named('S').replace(/\(\?!.*/, '')})$`);
const LONGEST_BEFORE = 8;

const MARKS = /endobj|endstream|stream[ \t]*(?:\r\n|\n|\r)?/g;
const OF_OBJECT_STREAM = new RegExp(`${named('First')}|${named('ObjStm')}`);
const FILTER = new RegExp(`${named('Filter')}|${named('F')}`);
const PREDICTOR = new RegExp(named('Predictor'));

/** Returns true if a file begins like a PDF (ISO 32000-2, 7.5.2). */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-', 0, 'latin1');

/**
 * Returns true for a PDF that can run scripts or start programs, and for one whose objects cannot be read, for example
 * because they are encrypted. Reads objects of the file itself and of compressed object streams. Takes time in
 * proportion to the size of the file and of these streams, which is limited.
 */
export async function hasActiveContent(bytes: Uint8Array): Promise<boolean> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString('latin1');
  if (hasAction(text)) return true;
  let left = DECOMPRESSED_MAX;
  let streams = 0;
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    const end = mark.index + mark[0].length;
    const begin = from;
    from = end;
    if (mark[0].startsWith('end')) continue;
    const dictionary = text.slice(begin, mark.index);
    // The text of a stream without a filter has been read above.
    if (!OF_OBJECT_STREAM.test(dictionary) || !FILTER.test(dictionary)) continue;
    streams += 1;
    if (streams > OBJECT_STREAMS_MAX || PREDICTOR.test(dictionary)) return true;
    const objects = await inflated(buffer.subarray(end), { maxOutputLength: left, chunkSize: 1_000_000 }).catch(
      () => null,
    );
    if (objects === null || hasAction(objects.toString('latin1'))) return true;
    left -= objects.length;
    if (left <= 0) return true;
  }
  return false;
}

/** Throws 422 for a PDF that has, or may have, active content. */
export async function assertHarmless(bytes: Uint8Array): Promise<void> {
  if (await hasActiveContent(bytes)) throw new ProblemError('active-content');
}

function hasAction(text: string): boolean {
  for (const { index } of text.matchAll(ACTIONS)) {
    if (BEFORE_ACTION.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index))) return true;
  }
  return XML_FORM.test(text);
}
