import { randomBytes } from 'node:crypto';
import type { EdgeLimits } from './limits.ts';
import type { OperatorLink, PageEvent } from './operator-link.ts';

/** The stream of an open page. */
interface PageStream {
  readonly merchant: string;
  send(event: 'stream' | 'following' | 'changed', data: string): void;
}

/** A page's stream, and whose it is; the page says so to the operator, with its token and the stream's id. */
interface FollowedStream extends PageStream {
  id: string;
  member?: number | undefined;
  session?: string;
  /** When its session is over, as `performance.now()` counts. */
  untilMs: number;
  /** What has changed and was not sent yet. */
  readonly kinds: Set<string>;
  sending?: NodeJS.Timeout | undefined;
  naming?: NodeJS.Timeout | undefined;
}

type Limits = Pick<EdgeLimits, 'gatherMs' | 'followedPerSecond'>;

/**
 * Sends pages what kind of thing has changed for their member, until their session ends. Returns a function that adds a
 * page, which returns one that removes it.
 */
export function followMembers(operator: OperatorLink, limits: Limits): (page: PageStream) => () => void {
  const streams = new Map<string, FollowedStream>();
  const ofMember = new Map<number, Set<FollowedStream>>();

  const leaveMember = (stream: FollowedStream): void => {
    const own = stream.member === undefined ? undefined : ofMember.get(stream.member);
    own?.delete(stream);
    if (stream.member !== undefined && own?.size === 0) ofMember.delete(stream.member);
    stream.member = undefined;
    clearTimeout(stream.sending);
    stream.sending = undefined;
    stream.kinds.clear();
  };

  /** Gives the stream an id that only its page knows; whoever has a token says then whose it is. */
  const name = (stream: FollowedStream): void => {
    streams.delete(stream.id);
    stream.id = randomBytes(16).toString('base64url');
    streams.set(stream.id, stream);
    stream.send('stream', stream.id);
  };

  const follow = (event: Extract<PageEvent, { type: 'stream-followed' }>): void => {
    const stream = streams.get(event.stream);
    if (stream?.merchant !== event.merchant) return;
    leaveMember(stream);
    stream.member = event.member;
    stream.session = event.session;
    stream.untilMs = performance.now() + event.forMs;
    const own = ofMember.get(event.member) ?? new Set();
    ofMember.set(event.member, own.add(stream));
    stream.send('following', stream.id);
  };

  const send = (stream: FollowedStream): void => {
    const kinds = [...stream.kinds].sort().join(' ');
    stream.sending = undefined;
    stream.kinds.clear();
    if (performance.now() < stream.untilMs) stream.send('changed', kinds);
    else leaveMember(stream);
  };

  const changed = (stream: FollowedStream, kind: string, spreadMs = 0): void => {
    stream.kinds.add(kind);
    stream.sending ??= setTimeout(send, limits.gatherMs + Math.random() * spreadMs, stream);
  };

  /** All members' pages would ask at once, so they are notified one after the other. */
  const changedForAll = ({ merchant, kind }: Extract<PageEvent, { type: 'members-changed' }>): void => {
    const pages = [...ofMember.values()].flatMap((own) => [...own]).filter((stream) => stream.merchant === merchant);
    const spreadMs = (pages.length / limits.followedPerSecond) * 1000;
    for (const stream of pages) changed(stream, kind, spreadMs);
  };

  /** What happened meanwhile is unknown: every page says again whose it is, and asks for everything; meanwhile it polls. */
  const startAgain = (): void => {
    const spreadMs = (streams.size / limits.followedPerSecond) * 1000;
    for (const stream of streams.values()) {
      leaveMember(stream);
      clearTimeout(stream.naming);
      stream.naming = setTimeout(name, Math.random() * spreadMs, stream);
    }
  };

  operator.onPageEvent((event) => {
    if (event.type === 'stream-followed') follow(event);
    else if (event.type === 'member-changed')
      for (const stream of ofMember.get(event.member) ?? []) changed(stream, event.kind);
    else if (event.type === 'members-changed') changedForAll(event);
    else if (event.type === 'missed') startAgain();
    else if (event.type === 'session-ended')
      for (const stream of streams.values())
        if (stream.session === event.session && stream.merchant === event.merchant) leaveMember(stream);
  });

  return (page) => {
    const stream: FollowedStream = { ...page, id: '', untilMs: 0, kinds: new Set() };
    name(stream);
    return () => {
      leaveMember(stream);
      clearTimeout(stream.naming);
      streams.delete(stream.id);
    };
  };
}
