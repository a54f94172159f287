import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves a folder of built files under a prefix: precompressed by the build, cached forever. */
export async function serveFolder(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(files, {
    root,
    prefix,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    // Pages have headers of their own.
    allowedPath: (_path, _root, { url }) => !/\.html(?:\?|$)/.test(url),
    // Once for all folders; each `sendFile` names its own root.
    decorateReply: !app.hasReplyDecorator('sendFile'),
    setHeaders: (answer) => answer.setHeader('Vary', 'Accept-Encoding'),
  });
}
