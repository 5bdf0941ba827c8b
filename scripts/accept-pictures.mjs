// Commits the pictures of a review page: `node scripts/accept-pictures.mjs FOLDER WHO`. Runs no dependency, because its job
// may write to the repository.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PICTURE = /^packages\/[\w-]+\/src\/(?:[\w-]+\/)*__pictures__\/[\w-]+\.png$/;
const AFTER = /^after\/[\w+-]+\.png$/;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const LARGEST = 5_000_000;
const LOGIN = /^[\w-]+(?:\[bot\])?$/;

const hashOf = (file) => (existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null);

/** Reads the new content of a picture, or null for one that is removed. Throws if it is anything but a picture. */
function contentOf(folder, { picture, kind, before, after }) {
  if (typeof picture !== 'string' || !PICTURE.test(picture))
    throw new Error(`${picture} is not the place of a picture.`);
  if (hashOf(picture) !== before) throw new Error(`${picture} has changed since the page was made.`);
  if (kind === 'removed') return null;
  if (typeof after !== 'string' || !AFTER.test(after)) throw new Error(`${after} is not a picture of the page.`);
  const file = join(folder, after);
  const { size } = lstatSync(file);
  if (!lstatSync(file).isFile() || size > LARGEST) throw new Error(`${after} is not a picture of the page.`);
  const content = readFileSync(file);
  if (!content.subarray(0, PNG.length).equals(PNG)) throw new Error(`${after} is not a PNG file.`);
  return content;
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

const [folder, who] = process.argv.slice(2);
if (!folder || !LOGIN.test(who ?? '')) throw new Error('Usage: accept-pictures.mjs FOLDER WHO');
const changes = JSON.parse(readFileSync(join(folder, 'changes.json'), 'utf8'));
// All are read before the first is written, so that a refusal leaves everything as it was.
const contents = changes.map((change) => [change.picture, contentOf(folder, change)]);
for (const [picture, content] of contents) {
  if (content === null) rmSync(picture);
  else {
    mkdirSync(dirname(picture), { recursive: true });
    writeFileSync(picture, content);
  }
}
git('add', '--all', '--', ...contents.map(([picture]) => picture));
const groups = [...new Set(changes.map(({ group }) => String(group).replace(/[^\w /-]/g, '')))];
const bot = [
  '-c',
  'user.name=github-actions[bot]',
  '-c',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
];
const title = `pictures: accept ${changes.length} of ${groups.length} ${groups.length === 1 ? 'component' : 'components'}`;
git(
  ...bot,
  'commit',
  '--quiet',
  '--message',
  title,
  '--message',
  `Accepted by ${who} on the pull request:\n${groups.map((group) => `- ${group}`).join('\n')}`,
);
console.log(title);
