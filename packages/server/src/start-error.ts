/** Why the server cannot start, as one sentence for the operator; ends the process with exit code 1 (OP-03). */
export class StartError extends Error {
  override readonly name = 'StartError';
}
