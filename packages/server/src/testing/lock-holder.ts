import { createInterface } from 'node:readline';
import { lockDataDir } from '../database/data-dir-lock.ts';

/** Process that locks the directory of its argument. Standard input tells it to lock and release. */
const directory = process.argv[2] ?? '';
let release = () => {};

const take = () => {
  try {
    release = lockDataDir(directory);
    return 'held';
  } catch (error) {
    return (error as Error).message;
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'release') release();
  console.log(line === 'take' ? take() : 'released');
}
