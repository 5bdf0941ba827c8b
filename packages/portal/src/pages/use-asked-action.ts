import type { Endpoint } from '@hireyard/contract';
import { useState } from 'react';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import type { CallArgument } from '../http/call.ts';
import { useArrival } from './Arrival.tsx';

interface Action<E extends Endpoint> {
  endpoint: E;
  input: CallArgument<E>;
  /** Said at the page's heading, which takes the focus, once it is done. */
  done: string;
}

/** An action on a page's resource that is asked about first. Its button is there while `isOffered`. */
export function useAskedAction<E extends Endpoint>({
  endpoint,
  input,
  done,
  isOffered,
}: Omit<Action<E>, 'done'> & {
  /** A sentence as above; or what leaves the page, where the resource is gone. */
  done: string | (() => void);
  isOffered: boolean;
}) {
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const { run, clear, isWorking, problem } = useAction(endpoint);
  const [isAsking, setAsking] = useState(false);

  const onConfirm = async () => {
    const written = await run(input);
    if (!written?.ok) return;
    setAsking(false);
    if (typeof done === 'string') toHeading(done);
    else done();
  };
  const onClose = () => {
    setAsking(false);
    // The button that asked is gone when somebody else was first.
    if (!isOffered) toHeading();
  };
  return {
    ask: () => {
      clear();
      setAsking(true);
    },
    /** For its `ConfirmDialog`; that is gone at once when done: while it fades out, the page is hidden from screen readers. */
    dialog: isAsking
      ? { open: true, onConfirm, onClose, working: isWorking, ...(problem && { error: sentenceOf(problem) }) }
      : null,
  };
}

/** An action on a page's resource that happens at once. */
export function useDirectAction<E extends Endpoint>({ endpoint, input, done }: Action<E>) {
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const { run, clear, isWorking, problem } = useAction(endpoint);
  const onClick = async () => {
    const written = await run(input);
    // A button that works is disabled and loses the focus, also where it stays; the alert speaks for itself.
    if (written) toHeading(written.ok ? done : undefined);
  };
  return { button: { loading: isWorking, onClick }, problem, refused: problem && sentenceOf(problem), clear };
}
