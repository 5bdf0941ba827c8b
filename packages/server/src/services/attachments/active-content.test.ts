import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasActiveContent, isPdf } from './active-content.ts';

const pdf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(
    ['%PDF-1.7\n', ...objects, '\ntrailer<</Root 1 0 R>>\n%%EOF\n'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  );
const object = (text: string) => `1 0 obj ${text} endobj\n`;
const stream = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`2 0 obj <<${dictionary}>>stream\r\n`, 'latin1'),
    typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
    Buffer.from('\nendstream endobj\n', 'latin1'),
  ]);
const OBJECT_STREAM = '/Type/ObjStm/N 2/First 10/Filter/FlateDecode';
const objectStream = (objects: string, dictionary = OBJECT_STREAM) =>
  stream(dictionary, deflateSync(Buffer.from(objects, 'latin1')));

const refused: readonly (readonly [string, Buffer])[] = [
  ['JavaScript when it opens', pdf(object('<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>'))],
  ['the program that an action starts', pdf(object('<</A <</S /Launch /F (calc.exe)>> >>'))],
  ['a rendition with a script', pdf(object('<</A<</S/Rendition/JS(x)>>>>'))],
  ['a name with escaped letters', pdf(object('<</S/#4aav#61Script/JS 3 0 R>>'))],
  ['a key with escaped letters', pdf(object('<</#53/JavaScript/JS 3 0 R>>'))],
  ['a comment between key and name', pdf(object('<</S%x\n/JavaScript/JS 3 0 R>>'))],
  ['a name that is an object of its own', pdf(object('/JavaScript'))],
  ['a script in an object stream', pdf(objectStream('4 0 5 20 <</S/JavaScript/JS(x)>>'))],
  [
    'a script in an object stream without its type',
    pdf(objectStream('4 0 <</S /Launch>>', '/N 1/Fi#72st 4/Filter/FlateDecode')),
  ],
  ['an object stream behind another', pdf(objectStream('4 0 <<>>'), objectStream('4 0 <</S/Launch/Win 5 0 R>>'))],
  ['an object stream that is encrypted', pdf(stream(OBJECT_STREAM, 'x'.repeat(64)), '/Encrypt 9 0 R')],
  ['an object stream in another filter', pdf(stream('/Type/ObjStm/N 1/First 4/Filter/LZWDecode', '4 0 <<>>'))],
  ['an object stream with a predictor', pdf(objectStream('4 0 <<>>', `${OBJECT_STREAM}/DecodeParms<</Predictor 12>>`))],
  ['a form in XML, which holds scripts', pdf(object('<</AcroForm<</XFA [(a) 4 0 R]>>>>'))],
];
const accepted: readonly (readonly [string, Buffer])[] = [
  ['a plain document', pdf(object('<</Type/Catalog/Pages 2 0 R>>'), objectStream('4 0 <</Type/Page>>'))],
  ['a link to a page about it', pdf(object('<</A<</S/URI/URI(https://a.example/docs/JavaScript)>>>>'))],
  ['a title with such words', pdf(object('<</Title(HTML/JavaScript and Launch/Landing)>>'))],
  ['a longer name', pdf(object('<</S/Launchpad /JavaScripts 1>>'))],
  ['compressed text with such words', pdf(stream('/Filter/FlateDecode', deflateSync('(/JavaScript) Tj /S/Launch')))],
  ['bookmarks', pdf(object('<</First 4 0 R/Last 5 0 R/Filter 1>>'), stream('/Length 3', 'abc'))],
  ['an encrypted document whose objects can be read', pdf(object('<</Title(\x01\x02)>>'), '/Encrypt 9 0 R')],
];

/** Milliseconds of the processor, which other work on the machine does not change. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('a PDF', () => {
  it.each(refused)('[DOM-18] is refused for %s', async (_what, bytes) => {
    expect(await hasActiveContent(bytes)).toBe(true);
  });

  it.each(accepted)('[DOM-18] is accepted: %s', async (_what, bytes) => {
    expect(await hasActiveContent(bytes)).toBe(false);
  });

  it('[DOM-18] has its header within the first 1,024 bytes', () => {
    const behind = (bytes: number) => Buffer.concat([Buffer.alloc(bytes, '\n'), pdf()]);
    expect([0, 4, 1_019].map((bytes) => isPdf(behind(bytes)))).toEqual([true, true, true]);
    expect(isPdf(behind(1_020))).toBe(false);
    expect(isPdf(Buffer.from('%PDF without a version'))).toBe(false);
  });

  it.each([
    ['names of actions', '/S /Launch'.slice(0, -1)],
    ['beginnings of object streams', '/First 1/Filter/FlateDecode stream\n'],
    ['keys with blanks', '/XFA            '],
    ['ends of objects', 'endobj '],
  ])('[HT-08] of 10 MB full of %s is read within a second', async (_what, part) => {
    const bytes = pdf(part.repeat(Math.floor(9_900_000 / part.length)));
    expect(await processorTime(() => hasActiveContent(bytes))).toBeLessThan(1_000);
  });

  it('[HT-08] whose object streams grow without end is refused within a second', async () => {
    const bomb = objectStream(' '.repeat(9_000_000));
    const bytes = pdf(...Array.from({ length: 100 }, () => bomb));
    expect(await processorTime(async () => expect(await hasActiveContent(bytes)).toBe(true))).toBeLessThan(1_000);
  });
});
