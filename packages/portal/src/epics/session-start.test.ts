import { throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { epicTest, problem, replyAfter, tokenFor } from '../testing/epic-test.ts';
import { sessionStartEpic } from './session-start.ts';

const user = (own: ReturnType<typeof epicTest>) => own.store.getState().user;

describe('the start of a session', () => {
  it('[SH-05] without a token asks for nothing and is signed out', () => {
    const own = epicTest();
    own.run(sessionStartEpic, 10);
    expect(own.deps.renew).not.toHaveBeenCalled();
    expect(user(own)).toMatchObject({ status: 'signedOut', signedOutBecause: null });
  });

  it('[ST-05] with a token that holds is signed in at once', () => {
    const own = epicTest();
    own.deps.storage.setItem('accessToken', tokenFor('u-1', 60_000));
    own.run(sessionStartEpic, 1);
    expect(user(own)).toMatchObject({ status: 'signedIn', id: 'u-1' });
    expect(own.deps.renew).not.toHaveBeenCalled();
  });

  it('[ST-05] with an expired token stays unresolved until it is refreshed', () => {
    const own = epicTest();
    own.deps.storage.setItem('accessToken', tokenFor('u-1', -1_000));
    own.deps.renew.mockReturnValue(replyAfter(50, 'fresh') as never);
    own.run(sessionStartEpic, 100, { 49: () => expect(user(own).status).toBe('unknown') });
    expect(user(own).status).toBe('signedIn');
  });

  it('with an expired token and no network stays signed in', () => {
    const own = epicTest();
    own.deps.storage.setItem('accessToken', tokenFor('u-1', -1_000));
    own.deps.renew.mockReturnValue(throwError(() => problem(0, 'network')));
    own.run(sessionStartEpic, 10);
    expect(user(own).status).toBe('signedIn');
  });

  it('[LO-03] after the reload that a stale token caused says once that the session expired', () => {
    const own = epicTest();
    own.deps.tabStorage.setItem('signedOutBecause', 'expired');
    own.run(sessionStartEpic, 10);
    expect(user(own).signedOutBecause).toBe('expired');
    expect(own.deps.tabStorage.getItem('signedOutBecause')).toBeNull();
  });
});
