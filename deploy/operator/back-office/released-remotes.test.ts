import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getSwitches, setSwitches } from '@tessera/shared/wire/console';
import { consoleClient } from '../testing/console-client.ts';
import { cheapConfig, testOperator } from '../testing/operator.ts';
import { releasedRemotes } from './released-remotes.ts';

let answer: unknown = [{ id: 'poker', switch: 'MF_POKER', owner: 'cards' }];
let server: Server;
let asked = 0;
let time = 0;

beforeEach(async () => {
  [asked, time] = [0, 0];
  server = createServer((_, response) => {
    asked += 1;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  server.close();
  jest.restoreAllMocks();
});
const registryUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const start = () => releasedRemotes(registryUrl(), () => time);

describe('the switches of released remotes', () => {
  it('are those that the registry names, asked for every few seconds', async () => {
    const remotes = start();
    expect([...(await remotes.switches())]).toEqual(['MF_POKER']);
    await remotes.switches();
    expect(asked).toBe(1);
    answer = [{ switch: 'MF_POKER' }, { switch: 'MF_BINGO' }];
    time = 5_000;
    expect([...(await remotes.switches())]).toEqual(['MF_POKER', 'MF_BINGO']);
  });

  it.each([['nothing else than switches of remotes'], [[{ switch: 'FREEPLAY3' }]], [{}]])(
    'stay as they were when the answer is %j',
    async (nonsense) => {
      answer = [{ switch: 'MF_POKER' }];
      const remotes = start();
      await remotes.switches();
      answer = nonsense;
      time = 5_000;
      expect([...(await remotes.switches())]).toEqual(['MF_POKER']);
    },
  );

  it('stay as they were while the registry is away, and there are none without one', async () => {
    answer = [{ switch: 'MF_POKER' }];
    const remotes = start();
    await remotes.switches();
    server.closeAllConnections();
    server.close();
    time = 5_000;
    expect([...(await remotes.switches())]).toEqual(['MF_POKER']);
    expect([...(await releasedRemotes(undefined).switches())]).toEqual([]);
  });
});

describe('a remote that a team has published', () => {
  it('has a switch in the console by itself, off until a merchant asks for it, and nothing else can be added', async () => {
    answer = [{ switch: 'MF_POKER' }];
    const operator = await testOperator({ config: { ...cheapConfig, registryUrl: registryUrl() } });
    const client = consoleClient(() => operator);
    const poker = async () => {
      const { value } = await client.call(getSwitches, { code: 'lotus' });
      return (value as readonly { modId: string; enabled: string }[]).find(({ modId }) => modId === 'MF_POKER')
        ?.enabled;
    };
    const isOn = () => {
      const lotus = operator.context.merchants.byCode('lotus');
      return lotus && operator.context.merchants.isOn(lotus, 'MF_POKER');
    };
    expect([await poker(), isOn()]).toEqual(['0', false]);
    await client.call(setSwitches, { code: 'lotus', changes: [{ modId: 'MF_POKER', isOn: true }] });
    expect([await poker(), isOn()]).toEqual(['1', true]);
    await client.call(setSwitches, { code: 'lotus', changes: [{ modId: 'MF_POKER', isOn: false }] });
    expect([await poker(), isOn()]).toEqual(['0', false]);
    const unknown = await client.call(setSwitches, { code: 'lotus', changes: [{ modId: 'MF_BINGO', isOn: true }] });
    expect(unknown.code).toBe('switch.unknown');
    await operator.close();
  });
});
