import { type ChannelListener, channel } from 'node:diagnostics_channel';
import type { Refusal, SecurityEvent } from '../http/security-events.ts';

interface Channel<T extends object> {
  readonly publish: (message: T) => void;
  /** Returns a function that ends it. */
  readonly subscribe: (listener: (message: T) => void) => () => void;
}

function open<T extends object>(name: string): Channel<T> {
  const channelOf = channel(`hireyard:${name}`);
  return {
    publish: (message) => channelOf.publish(message),
    subscribe: (listener) => {
      const heard: ChannelListener = (message) => listener(message as T);
      channelOf.subscribe(heard);
      return () => channelOf.unsubscribe(heard);
    },
  };
}

/**
 * What happens where no request or setting is at hand, for whoever counts it: Node's diagnostics channels, which cost
 * next to nothing while nobody listens. Nothing personal is sent through them.
 */
export const securityEvents = open<{ readonly event: SecurityEvent } | { readonly refused: Refusal }>('security');
export const mailOutcomes = open<{ readonly outcome: MailOutcome }>('mail');
export const jobRuns = open<{ readonly job: string; readonly seconds: number; readonly failed: boolean }>('job');
export const pictureOutcomes = open<{ readonly outcome: PictureOutcome }>('picture');
export const databaseQueries = open<{ readonly seconds: number; readonly error: unknown }>('query');

export const MAIL_OUTCOMES = ['sent', 'failed', 'given-up'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

export const PICTURE_OUTCOMES = ['stored', 'damaged', 'too-complex'] as const;
export type PictureOutcome = (typeof PICTURE_OUTCOMES)[number];
