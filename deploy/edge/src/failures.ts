import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { bareHeaders } from './security-headers.ts';

/** The operator's envelope of a failure, for what the edge itself refuses. */
const failure = (code: string) => ({ success: false, message: code, errorCode: code, value: {} });

/** The envelope as JSON text. */
export const failureText = (code: string): string => JSON.stringify(failure(code));

/** The URL for the log: its query may contain personal data. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Answers with an error code in the operator's envelope. */
export function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').send(failure(code));
}

const codesByStatus: Readonly<Record<number, string>> = {
  404: 'request.not.found',
  408: 'request.timeout',
  413: 'request.too.large',
};
const clientErrors: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const codeOf = (status: number): string => codesByStatus[status] ?? 'request.invalid';

/** Answers a request that could not be parsed, or whose headers or body took too long. */
export function refuseConnection(cause: Error & { readonly code?: string }, socket: Socket): void {
  if (cause.code === 'ECONNRESET' || socket.destroyed) return;
  const status = clientErrors[cause.code ?? ''] ?? 400;
  const body = failureText(codeOf(status));
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...Object.entries(bareHeaders('')).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(cause);
}

/** Whether an answer could not be sent because its client has closed the connection: no fault of the edge. */
const hasLeft = ({ code }: FastifyError, { raw }: FastifyReply): boolean =>
  raw.destroyed && (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'UND_ERR_ABORTED');

/** Every failure is answered in the envelope; the cause of an error in the edge itself goes only to the log. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((cause: FastifyError, request, reply) => {
    const status = cause.statusCode ?? 500;
    if (hasLeft(cause, reply)) {
      // The forwarded routes' own log has errors only.
      app.log.debug(`the client of ${request.method} ${pathOf(request.url)} has left`);
      return refuse(reply, status, codeOf(status));
    }
    if (status < 500) return refuse(reply, status, codeOf(status));
    request.log.error({ err: cause, url: pathOf(request.url) }, 'a request failed');
    return refuse(reply, 500, 'system.error');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, codeOf(404)));
}
