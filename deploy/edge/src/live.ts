import { type AnnouncedIssue, maxAnnouncedIssues } from '@tessera/shared/events';
import { networkOf } from '@tessera/shared/networks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { refuse } from './failures.ts';
import { hostOf, ipOf } from './hosts.ts';
import { LimitPerKey } from './limit-per-key.ts';
import { followMembers } from './member-pages.ts';
import type { OperatorLink } from './operator-link.ts';
import type { Overrides } from './overrides.ts';
import { ReleaseStore } from './releases/release-store.ts';
import { bareHeaders } from './security-headers.ts';
import { refuseWithoutOperator } from './unavailable-page.ts';
import { visitorOf } from './visitors.ts';

interface Listener {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly merchant: string;
  readonly ip: string;
  /** Number of notifications sent or being sent. */
  turns: number;
  /** Set while a notification is scheduled; it sends the state at that time. */
  due?: NodeJS.Timeout | undefined;
  /** The last notification failed: the page may lack a change, and is notified again with the next heartbeat. */
  isBehind: boolean;
}

const reconnectMs = 2_000;

type OpenPage = Pick<Listener, 'request' | 'merchant' | 'ip'>;

/** The message to open pages: which issues were drawn or are void, and nothing else of what the operator says. */
function issuesDrawnMessage(announced: readonly AnnouncedIssue[]): string {
  const issues = announced
    .slice(0, maxAnnouncedIssues)
    .map(({ gameCode, issue, isVoid }) => ({ gameCode, issue, ...(isVoid === true && { isVoid }) }));
  return `event: issues-drawn\ndata: ${JSON.stringify({ issues })}\n\n`;
}

/**
 * Sends open pages their merchant's switches and status, as a stream and as one answer for pages that poll, and announces
 * draws. A stream starts with the current state, because events before the connection are lost.
 */
export function serveLive(
  app: FastifyInstance,
  operator: OperatorLink,
  releases: ReleaseStore,
  overrides: Overrides,
  { limits }: EdgeConfig,
): void {
  const listeners = new Set<Listener>();
  const streams = new LimitPerKey(limits.streamsPerNetwork);

  /** What may change while a page is open, including the visitor's address, and the versions of the visitor's releases. */
  const livePart = async ({ request, merchant, ip }: OpenPage) => {
    const operatorBoot = await operator.boot(merchant, ip);
    const { status, location, licence, settingsVersion } = operatorBoot;
    // Checked at each change: a key may have been revoked meanwhile.
    const now = releases.for(await visitorOf(request, merchant, operatorBoot, overrides));
    const versions = ReleaseStore.versions(now);
    return { switches: now.switches, status, location, licence, settingsVersion, releases: versions };
  };

  const notify = async (listener: Listener): Promise<void> => {
    const turn = ++listener.turns;
    const live = await livePart(listener);
    // Answers may arrive out of order; only the latest request's answer is sent.
    if (turn !== listener.turns || !listeners.has(listener)) return;
    listener.isBehind = false;
    listener.reply.raw.write(`data: ${JSON.stringify(live)}\n\n`);
  };
  // Without an answer the last status stays (decision 9).
  const notifyOrLog = (listener: Listener) => {
    const notified = notify(listener);
    const turn = listener.turns;
    notified.catch((err: unknown) => {
      // The page has been notified again since.
      if (turn !== listener.turns) return;
      listener.isBehind = true;
      app.log.error({ err }, 'an open page could not be notified');
    });
  };

  // Notified pages send calls: all at once would overload the operator.
  const spreadMsOf = (pages: number) => Math.min((pages / limits.notifiedPerSecond) * 1000, limits.longestSpreadMs);
  const notifySoon = (isConcerned: (listener: Listener) => boolean): void => {
    const concerned = [...listeners].filter(isConcerned);
    const spreadMs = spreadMsOf(concerned.length);
    for (const listener of concerned)
      listener.due ??= setTimeout(() => {
        listener.due = undefined;
        notifyOrLog(listener);
      }, Math.random() * spreadMs);
  };
  const notifyAll = (merchant?: string): void =>
    notifySoon((listener) => merchant === undefined || listener.merchant === merchant);
  operator.onChange(notifyAll);
  const stopFollowing = releases.source.onChange(notifyAll);
  app.addHook('preClose', async () => stopFollowing());

  operator.onPageEvent((event) => {
    if (event.type !== 'session-ended' || event.isOwn) return;
    // Only the page of that session does anything, and it asks the operator first.
    for (const { reply, merchant } of listeners)
      if (merchant === event.merchant) reply.raw.write(`event: session-ended\ndata: ${event.session}\n\n`);
  });
  operator.onPageEvent((event) => {
    if (event.type !== 'issues-drawn') return;
    const concerned = [...listeners].filter(({ merchant }) => merchant === event.draws.merchant);
    const message = issuesDrawnMessage(event.draws.issues);
    const spreadMs = spreadMsOf(concerned.length);
    for (const listener of concerned)
      setTimeout(() => {
        if (listeners.has(listener)) listener.reply.raw.write(message);
      }, Math.random() * spreadMs).unref();
  });
  const addToMembers = followMembers(operator, limits);

  // Proxies close a silent connection, a failed write reveals a client that has gone, and a page must see that its
  // stream still works: comments do not reach it.
  const heartbeat = setInterval(() => {
    for (const { reply } of listeners) reply.raw.write('event: heartbeat\ndata: 1\n\n');
    notifySoon(({ isBehind }) => isBehind);
  }, limits.heartbeatMs).unref();

  const { watchedBuilds } = releases.source;
  const buildsEvent = () => `event: builds\ndata: ${watchedBuilds?.read()}\n\n`;
  if (watchedBuilds) {
    const stopWatching = watchedBuilds.onChange(() => {
      for (const { reply } of listeners) reply.raw.write(buildsEvent());
    });
    app.addHook('preClose', async () => stopWatching());
  }

  const errorHandler = refuseWithoutOperator;
  app.get('/edge/live', { errorHandler }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return reply.code(404).send();
    const network = networkOf(ipOf(request));
    // Who has left meanwhile closes nothing any more.
    if (request.raw.destroyed || reply.raw.destroyed) return reply.hijack();
    if (!streams.tryAcquire(network)) return refuse(reply, 429, 'request.too.frequent');
    reply.hijack();
    reply.raw.writeHead(200, {
      ...bareHeaders(request.url),
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      Connection: 'keep-alive',
      // For a proxy in front: each event is sent on at once.
      'X-Accel-Buffering': 'no',
    });
    // Random delay, so that streams that broke together (the edge was restarted) do not reconnect together.
    reply.raw.write(`: open\nretry: ${Math.round(reconnectMs * (1 + Math.random()))}\n\n`);
    if (watchedBuilds) reply.raw.write(buildsEvent());
    const listener: Listener = { reply, ...openPage(request, merchant.code), turns: 0, isBehind: false };
    listeners.add(listener);
    const leaveMembers = addToMembers({
      merchant: merchant.code,
      send: (event, data) => void reply.raw.write(`event: ${event}\ndata: ${data}\n\n`),
    });
    request.raw.on('close', () => {
      streams.release(network);
      leaveMembers();
      listeners.delete(listener);
      clearTimeout(listener.due);
    });
    notifyOrLog(listener);
    return reply;
  });

  app.get('/edge/live.json', { errorHandler }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return reply.code(404).send();
    const live = await livePart(openPage(request, merchant.code));
    reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    return sendCompressed(reply, JSON.stringify(live));
  });

  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { reply } of listeners) reply.raw.end();
  });
}

const openPage = (request: FastifyRequest, merchant: string): OpenPage => ({ request, merchant, ip: ipOf(request) });
