import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves a folder of built files under a prefix: compressed as they were when built, and unchanged for ever. */
export async function serveFolder(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(files, {
    root,
    prefix,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // Once for all folders; `sendFile` names its own.
    decorateReply: !app.hasReplyDecorator('sendFile'),
    setHeaders: (answer) => answer.setHeader('Vary', 'Accept-Encoding'),
  });
}
