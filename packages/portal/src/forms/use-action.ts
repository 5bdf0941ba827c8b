import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { tagsOf } from '../api/tags.ts';
import type { WriteResult } from '../api/use-write.ts';
import { WRITES } from '../api/write-tags.ts';
import type { CallArgument } from '../http/call.ts';
import type { HttpProblem } from '../http/problem.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { useSingleWrite } from './use-single-write.ts';

/** Returns whether the server refused because the resource has changed. */
const isOutdated = ({ status }: HttpProblem): boolean => status === 409 || status === 412;

/**
 * Runs an action without a form, such as closing a project. A retry after a lost answer has no second effect (HT-05).
 * If the resource has changed in the meantime, it is read again. `run` never rejects, and resolves with null during
 * another run.
 */
export function useAction<E extends Endpoint>(endpoint: E, newKey?: (input: string) => string) {
  const write = useSingleWrite(endpoint, newKey);
  const dispatch = useAppDispatch();
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<HttpProblem | null>(null);

  const run = async (input: CallArgument<E>): Promise<WriteResult<ResponseOf<E>> | null> => {
    setWorking(true);
    setProblem(null);
    const result = await write(input);
    if (!result) return null;
    const refused = result.ok ? null : result.problem;
    setWorking(false);
    setProblem(refused);
    if (refused && isOutdated(refused)) dispatch(api.util.invalidateTags([...tagsOf(WRITES, endpoint.id)]));
    return result;
  };
  return { isWorking, problem, clear: () => setProblem(null), run };
}
