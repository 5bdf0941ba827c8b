import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { tagsOf, WRITES } from '../api/tags.ts';
import { useWrite, type Written } from '../api/use-write.ts';
import type { CallArgument } from '../http/call.ts';
import type { HttpProblem } from '../http/problem.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { useIntentKey } from './use-intent-key.ts';

/** Whether the server refused because the resource is no longer what is on screen. */
const isOutdated = ({ status }: HttpProblem): boolean => status === 409 || status === 412;

/**
 * An action without a form, such as closing a project. A repeat after a lost answer has one effect (HT-05); where the
 * resource has changed in the meantime, it is read again. `run` never rejects, and gives null while another is under way.
 */
export function useAction<E extends Endpoint>(endpoint: E) {
  const write = useWrite(endpoint);
  const dispatch = useAppDispatch();
  const intent = useIntentKey();
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  // A second click before the next render is the same action.
  const running = useRef(false);

  const run = async (input: CallArgument<E>): Promise<Written<ResponseOf<E>> | null> => {
    if (running.current) return null;
    running.current = true;
    setWorking(true);
    setProblem(null);
    const written = await write(input, intent.keyOf(input));
    const refused = written.ok ? null : written.problem;
    intent.ended(refused);
    running.current = false;
    setWorking(false);
    setProblem(refused);
    if (refused && isOutdated(refused)) dispatch(api.util.invalidateTags([...tagsOf(WRITES, endpoint.id)]));
    return written;
  };
  return { isWorking, problem, clear: () => setProblem(null), run };
}
