import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isServable } from '../../registry/src/file-names.ts';

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
    // Decoded, as it is looked up: pages have headers of their own, and nobody's release may bring one.
    allowedPath: (path) => isServable(path),
    // Once for all folders; each `sendFile` names its own root.
    decorateReply: !app.hasReplyDecorator('sendFile'),
    setHeaders: (answer) => {
      answer.setHeader('Vary', 'Accept-Encoding');
      // Opened as a document, a file is nothing of the site.
      answer.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    },
  });
}
