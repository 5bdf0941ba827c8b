import { invalid } from '../http/problem.ts';

/** Guesses that a password has to stand: less is within reach of who has stolen its hash, or of many computers. */
const ENOUGH = 1e9;
/** No one guesses what is longer; and a check takes longer with each character. */
const CHECKED = 64;

/** Loaded when it is needed first: the list of known passwords has half a megabyte. */
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

/** The words that are tried first on a user's password. */
const wordsOf = (owner: PasswordOwner): string[] => [
  'hireyard',
  ...[owner.email, owner.first_name, owner.last_name].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]),
];

/**
 * Refuses a password that is on the list of known ones, or made from it, from the user's own name, from rows of keys or
 * from dates in a way that is tried early (SE-01). Its length is checked by the contract.
 */
export async function refuseKnownPassword(password: string, owner: PasswordOwner, pointer: string): Promise<void> {
  estimator ??= makeEstimator();
  const words = wordsOf(owner).filter((word) => word.length > 2);
  const { guesses } = (await estimator).check(password.slice(0, CHECKED), words);
  if (guesses < ENOUGH) throw invalid([{ pointer, code: 'known-password' }]);
}
