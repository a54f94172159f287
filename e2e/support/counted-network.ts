import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const isFile = (path: string): boolean => path.startsWith('/assets/');

/**
 * A network between a browser and an edge on this machine: it counts what really passes, which a browser's own events do not
 * say of a service worker's requests and of its cache, and it can be taken away.
 */
export class CountedNetwork {
  /** Paths of all requests since {@link forget}. */
  readonly asked: string[] = [];
  /** Of those, pages that the browser itself asked for while a service worker started. */
  readonly preloaded: string[] = [];
  /** Of those for files of releases: bytes of their answers, compressed, without headers. */
  fileBytes = 0;
  readonly #edgePort: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(edgePort: number) {
    this.#edgePort = edgePort;
  }

  /** A merchant's site on this network. */
  site = (brand: string): string => `http://${brand}.localhost:${this.#port}`;

  /** Files of releases among what was asked for. */
  files = (): readonly string[] => this.asked.filter(isFile);

  forget(): void {
    this.asked.length = 0;
    this.preloaded.length = 0;
    this.fileBytes = 0;
  }

  /** Connects it; after an interruption, at the same address. */
  async connect(): Promise<void> {
    const server = createServer((asked, answer) => {
      const { method, url = '/', headers } = asked;
      const path = url.split('?')[0] ?? url;
      this.asked.push(path);
      if ('service-worker-navigation-preload' in headers) this.preloaded.push(path);
      const onward = request({ host: '127.0.0.1', port: this.#edgePort, method, path: url, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.on('data', (part: Buffer) => {
          if (isFile(url)) this.fileBytes += part.length;
        });
        reply.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      answer.on('close', () => onward.destroy());
      asked.pipe(onward);
    });
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((ready) => server.listen(this.#port, '127.0.0.1', ready));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Takes it away: open connections break, and no new one is accepted. */
  async interrupt(): Promise<void> {
    const closed = new Promise((resume) => this.#server?.close(resume));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
