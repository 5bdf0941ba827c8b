import { describe, expect, it } from 'vitest';
import { scrubEnvelope, scrubText } from './scrub.ts';

describe('[ER-02] a text', () => {
  it.each([
    ['/auth/reset-password#s3cret', '/auth/reset-password'],
    ['https://portal.example/auth/accept-invitation#s3cret', 'https://portal.example/auth/accept-invitation'],
    ['/order/contracts?page=2#top', '/order/contracts'],
    ['Failed to fetch https://a.example/b?token=s3cret, twice', 'Failed to fetch https://a.example/b twice'],
    ['at /auth/reset-password#s3cret: gone', 'at /auth/reset-password gone'],
    ['webcal://portal.example/api/calendar-feeds/s3cret.ics', 'webcal://portal.example/api/calendar-feeds/…'],
    ['token eyJhbGciOi.eyJzdWIi.c2ln was refused', 'token [token] was refused'],
    ['Authorization: Bearer s3cret-s3cret', 'Authorization: Bearer [token]'],
  ])('%s leaves as %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  it.each(['What now? Ask 24/7.', 'No. #12 of 3/4', '.a{fill:url(#b);color:#0f4c5c}', 'ann@portal.example', ''])(
    'without addresses stays: %s',
    (text) => {
      expect(scrubText(text)).toBe(text);
    },
  );
});

const event = (payload: object) => scrubEnvelope([{}, [[{ type: 'event' }, payload]]])[1][0]?.[1];

describe('[ER-02] an envelope', () => {
  it('has nothing of requests and persons, and messages without mail addresses, ids and answers', () => {
    const value = 'ann@portal.example at /users/0b0e7b4e-6a0e-4a55-9d0a-6d6f1f7b1a11';
    const scrubbed = event({
      request: { url: 'u', headers: {}, cookies: 'c' },
      user: { id: 'u-1' },
      extra: { __serialized__: {} },
      tags: { traceId: '0b0e7b4e-6a0e-4a55-9d0a-6d6f1f7b1a11' },
      exception: { values: [{ value }, { value: 'Unexpected token \'s\', "s3cret\n" is not valid JSON' }] },
    });
    expect(scrubbed).toEqual({
      tags: { traceId: '0b0e7b4e-6a0e-4a55-9d0a-6d6f1f7b1a11' },
      exception: { values: [{ value: '[mail] at /users/:id' }, { value: 'Not valid JSON' }] },
    });
  });

  it('has recordings with their addresses scrubbed, the right length and texts as they are', () => {
    const recorded = [{ data: { href: '/a#s3cret', text: 'Ann, café' } }];
    const recording = `{"segment_id":0}\n${JSON.stringify(recorded)}`;
    const [, [item]] = scrubEnvelope([{}, [[{ type: 'replay_recording' }, recording]]]);
    const expected = '{"segment_id":0}\n[{"data":{"href":"/a","text":"Ann, café"}}]';
    expect(item).toEqual([{ type: 'replay_recording', length: expected.length + 1 }, expected]);
  });

  it.each([
    ['replay_recording', new Uint8Array([1])],
    ['attachment', 'text'],
    ['session', {}],
  ])('has no %s that cannot be looked into', (type, payload) => {
    expect(scrubEnvelope([{}, [[{ type }, payload]]])[1]).toEqual([]);
  });

  it('with a recording that cannot be read is not sent', () => {
    expect(() => scrubEnvelope([{}, [[{ type: 'replay_recording' }, 'x\n{']]])).toThrow(SyntaxError);
  });
});
