import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { type RunningRegistry, runRegistry } from '../testing/run-registry.ts';
import { buildService } from './app.ts';

let running: RunningRegistry;
let app: ReturnType<typeof buildService> | undefined;
beforeAll(async () => {
  running = await runRegistry();
});
afterAll(async () => {
  await app?.close();
  await running.close();
});

it('connections that are closed before they are answered leave room for others', async () => {
  const { registry } = running;
  const aborted = 600;
  let [arrived, closed] = [0, 0];
  const counted = { arrive: () => {}, close: () => {} };
  const allArrived = new Promise<void>((settle) => {
    counted.arrive = () => ++arrived === aborted && settle();
  });
  const allClosed = new Promise<void>((settle) => {
    counted.close = () => ++closed === aborted && settle();
  });
  // The service reads the channel while the connections are closed.
  const read = registry.channel.bind(registry);
  const reading = jest.spyOn(registry, 'channel').mockImplementation(async (name) => {
    counted.arrive();
    await allClosed;
    return read(name);
  });
  app = buildService(registry);
  app.server.on('connection', (socket) => socket.on('close', counted.close));
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const sockets = Array.from({ length: aborted }, () => {
    const socket = connect(Number(url.port), url.hostname);
    socket.write('GET /v1/changes HTTP/1.1\r\nHost: registry\r\n\r\n');
    return socket;
  });
  await allArrived;
  for (const socket of sockets) socket.destroy();
  await allClosed;
  reading.mockRestore();

  const [stream] = (await once(get(new URL('/v1/changes', url)), 'response')) as [IncomingMessage];
  expect(stream.statusCode).toBe(200);
  stream.destroy();
});
