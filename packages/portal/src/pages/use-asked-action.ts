import type { Endpoint } from '@hireyard/contract';
import { useState } from 'react';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import type { CallArgument } from '../http/call.ts';
import { useArrival } from './Arrival.tsx';

interface Action<E extends Endpoint> {
  endpoint: E;
  input: CallArgument<E>;
  /** Announced at the page heading after success. The heading takes the focus. */
  done: string;
}

/** An action on the page's resource that needs confirmation. Its button is shown while `isOffered`. */
export function useAskedAction<E extends Endpoint>({
  endpoint,
  input,
  done,
  isOffered,
}: Omit<Action<E>, 'done'> & {
  /** A sentence as above, or a function that leaves the page of a deleted resource. */
  done: string | (() => void);
  isOffered: boolean;
}) {
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const { run, clear, isWorking, problem } = useAction(endpoint);
  const [isAsking, setAsking] = useState(false);

  const onConfirm = async () => {
    const result = await run(input);
    if (!result?.ok) return;
    setAsking(false);
    if (typeof done === 'string') toHeading(done);
    else done();
  };
  const onClose = () => {
    setAsking(false);
    // If another user was first, the button is gone.
    if (!isOffered) toHeading();
  };
  return {
    ask: () => {
      clear();
      setAsking(true);
    },
    /**
     * Props of the `ConfirmDialog`. It unmounts at once after success, because a fading dialog hides the page from
     * screen readers.
     */
    dialog: isAsking
      ? { open: true, onConfirm, onClose, working: isWorking, ...(problem && { error: sentenceOf(problem) }) }
      : null,
  };
}

/** An action on the page's resource without confirmation. */
export function useDirectAction<E extends Endpoint>({ endpoint, input, done }: Action<E>) {
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const { run, clear, isWorking, problem } = useAction(endpoint);
  const onClick = async () => {
    const result = await run(input);
    // A loading button is disabled and loses the focus, even if it stays. Failures are announced by their alert.
    if (result) toHeading(result.ok ? done : undefined);
  };
  return { button: { loading: isWorking, onClick }, problem, refused: problem && sentenceOf(problem), clear };
}
