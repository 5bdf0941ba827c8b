import { spawnSync } from 'node:child_process';
import { changesOf, removalsOf } from './picture-review/changes.ts';
import { writeReview } from './picture-review/write.ts';
import { storiesFiles } from './story-inputs.ts';
import { picturesWithoutStory } from './story-pictures.ts';
import { allPassed, readReport, resultsByFile } from './story-report.ts';

/**
 * `pnpm pictures:review`, after stories have failed: writes a page with every changed picture. Stories of the failed files
 * are run once more in both schemes at each width, since all of their pictures are accepted together.
 */
const REPORT = 'test-results/stories.json';
const FOLDER = 'test-results/picture-review';

const former = resultsByFile(readReport(REPORT));
const failed = [...former].flatMap(([file, result]) => (allPassed(result) ? [] : [file]));
const removed = removalsOf(picturesWithoutStory(storiesFiles(), former));
if (failed.length > 0)
  spawnSync(process.execPath, ['scripts/stories.ts', ...failed], {
    stdio: 'inherit',
    env: { ...process.env, CI: '1', TEST_ALL: '1' },
  });
const changed = failed.length > 0 ? changesOf(resultsByFile(readReport(REPORT)), 'test-results/pictures') : [];
const changes = [...changed, ...removed];
if (changes.length > 0) await writeReview(FOLDER, changes);
console.log(changes.length > 0 ? `${changes.length} changed pictures are in ${FOLDER}.` : 'No picture has changed.');
