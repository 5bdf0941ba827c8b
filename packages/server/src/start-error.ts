/**
 * The reason that the server cannot start, as one sentence for the operator. Ends the process with exit code 1 (OP-03).
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
