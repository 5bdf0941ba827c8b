import { invalid } from '../http/problem.ts';

/**
 * Minimum number of guesses that a password must withstand. Fewer are feasible with a stolen hash or many computers.
 */
const ENOUGH = 1e9;
/** Number of characters to check. Longer passwords cannot be guessed, and the cost grows with each character. */
const CHECKED = 64;

/** Lazy: the list of known passwords is half a megabyte. */
async function makeEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: CHECKED });
}
let estimator: ReturnType<typeof makeEstimator> | undefined;

export interface PasswordOwner {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Returns the words that an attacker would try first on a user's password. */
const wordsOf = (owner: PasswordOwner): string[] => [
  'hireyard',
  ...[owner.email, owner.first_name, owner.last_name].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]),
];

/**
 * Refuses a known password and simple variations of it, of the user's name, of keyboard rows and of dates (SE-01). The
 * contract checks the length.
 */
export async function refuseKnownPassword(password: string, owner: PasswordOwner, pointer: string): Promise<void> {
  estimator ??= makeEstimator();
  const words = wordsOf(owner).filter((word) => word.length > 2);
  const { guesses } = (await estimator).check(password.slice(0, CHECKED), words);
  if (guesses < ENOUGH) throw invalid([{ pointer, code: 'known-password' }]);
}
