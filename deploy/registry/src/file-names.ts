import { createHash } from 'node:crypto';

/** The sha384 of a content, in the format of Subresource Integrity. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The name of the object with this hash; `integrity` is as in {@link FileList}. */
export const objectOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** The name of the object with this content. */
export const objectOfContent = (content: Uint8Array | string): string => objectOf(integrityOf(content));

/** Files that a release may have and an edge serves: nothing that a browser would show as a document of the site. */
export const isServable = (path: string): boolean => /\.(?:js|css|json|woff2?|png|jpe?g|webp|avif)$/.test(path);

/** The file of a release that says what it is. */
export const recordName = (id: string): string => (id === 'shell' ? 'shell.json' : 'remote.json');
