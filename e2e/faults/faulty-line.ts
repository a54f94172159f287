import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What can happen to an answer on its way. */
export const transportFaults = [
  '404',
  '500',
  'refused',
  'hang',
  'reset mid-body',
  'HTML instead of the file',
  'truncated',
  'flipped byte',
] as const;
export type TransportFault = (typeof transportFaults)[number];

/** A web page that a server sends instead of a file, such as a sign-in or a start page. */
export const someHtml = '<!doctype html><html lang="en"><title>Welcome</title><h1>Welcome</h1></html>';

/**
 * The same content with one letter of a text changed: the file is still a program, a style sheet or JSON that can be
 * read, so that only its hash says that it is another one.
 */
export function flipped(content: Buffer): Buffer {
  const text = content.toString('latin1');
  const [found] = [/"[a-z]{2}[^"\\]{2,}"/g, /#[0-9a-f]{3,}/g, /[a-z]{4}/g].flatMap((pattern) => [
    ...[...text.matchAll(pattern)].slice(-1),
  ]);
  const at = (found?.index ?? 0) + 2;
  const changed = Buffer.from(content);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** A server before another one, whose answers have a fault while one is chosen. */
export interface FaultyLine {
  readonly url: string;
  set(fault: TransportFault | undefined, matches?: (path: string) => boolean): void;
  /** Replaces the content of answers to these paths. */
  rewrite(matches: (path: string) => boolean, change: (text: string) => string): void;
  close(): Promise<void>;
}

export async function faultyLine(target: string): Promise<FaultyLine> {
  let chosen: { readonly fault: TransportFault; readonly matches: (path: string) => boolean } | undefined;
  let rewriting: { readonly matches: (path: string) => boolean; readonly change: (text: string) => string } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (chosen?.matches(path)) return answerWrongly(chosen.fault, `${target}${path}`, response);
    await forward(`${target}${path}`, request, response, rewriting?.matches(path) ? rewriting.change : undefined);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(fault, matches = () => true) {
      chosen = fault && { fault, matches };
      rewriting = undefined;
      // What is open now goes through the new state as well.
      for (const socket of sockets) socket.destroy();
    },
    rewrite(matches, change) {
      rewriting = { matches, change };
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** The path at which {@link wrongAnswers} answers another path with a fault. */
export const wrongPath = (fault: TransportFault, path: string): string => `/${encodeURIComponent(fault)}${path}`;

/** A server that answers each path of another server with the fault that the path begins with. */
export async function wrongAnswers(target: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const [, fault = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    return answerWrongly(decodeURIComponent(fault) as TransportFault, `${target}${path}`, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function forward(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  change?: (text: string) => string,
): Promise<void> {
  const ended = new AbortController();
  response.on('close', () => ended.abort());
  try {
    const answer = await fetch(url, { headers: { host: request.headers.host ?? '' }, signal: ended.signal });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    if (change) response.end(change(await answer.text()));
    else {
      for await (const chunk of answer.body ?? []) response.write(chunk);
      response.end();
    }
  } catch (cause) {
    if (!ended.signal.aborted) throw cause;
  }
}

async function answerWrongly(fault: TransportFault, url: string, response: ServerResponse): Promise<void> {
  if (fault === 'hang') return;
  if (fault === 'refused') return void response.socket?.resetAndDestroy();
  if (fault === '404' || fault === '500') return void response.writeHead(Number(fault)).end();
  if (fault === 'HTML instead of the file')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(someHtml);
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const content = Buffer.from(await answer.arrayBuffer());
  if (fault === 'reset mid-body') {
    response.writeHead(200, { 'content-type': type, 'content-length': content.length });
    response.write(content.subarray(0, content.length / 2), () => response.socket?.resetAndDestroy());
    return;
  }
  const sent = fault === 'truncated' ? content.subarray(0, content.length / 2) : flipped(content);
  response.writeHead(200, { 'content-type': type }).end(sent);
}
