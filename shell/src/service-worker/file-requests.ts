/** What the worker may keep: pictures stay with the browser's own cache, and documents are never kept. */
const isKept = (path: string): boolean => /^\/assets\/[\w-]+\/[\w.+-]+\/.+\.(?:js|css|json|woff2)$/.test(path);

/** A sha384 in the format of Subresource Integrity, and nothing beside it. */
const isHash = (text: string): boolean => /^sha384-[\w+/]{64}$/.test(text);

type Asked = Pick<Request, 'url' | 'method' | 'cache'>;

/**
 * The path of a request that the worker may answer: for a file of a release on the site's own origin. A page that wants the
 * server's own answer (`cache: 'reload'`) gets it.
 */
export function filePath({ url, method, cache }: Asked, origin: string): string | undefined {
  const address = new URL(url);
  const mayBeKept = method === 'GET' && cache !== 'reload' && cache !== 'no-store';
  return mayBeKept && address.origin === origin && isKept(address.pathname) ? address.pathname : undefined;
}

/**
 * The hash that the answer must have: as the page says with its request, else as its releases' lists say. Without one, the
 * worker cannot know what the file should be, and keeps nothing.
 */
export function hashFor(path: string, integrity: string, listed: Readonly<Record<string, string>>): string | undefined {
  if (isHash(integrity)) return integrity;
  const hash = Object.hasOwn(listed, path) ? listed[path] : undefined;
  return hash !== undefined && isHash(hash) ? hash : undefined;
}

/** Whether an answer can be read and is a whole file: none of another origin that hides what it is. */
export const mayKeep = ({ status, type }: Pick<Response, 'status' | 'type'>): boolean =>
  status === 200 && (type === 'basic' || type === 'cors' || type === 'default');
