import { RegistryRefused } from '../../registry/src/command/client.ts';
import { promoteAll } from './publish-built.ts';

const releases = ['shell', 'wallet', 'games'].map((remote) => ({ remote, version: '2' }));
const refusal = () => new RegistryRefused(409, 'gate.refused', 'games needs another shell');

it('promotes what was built in one step, because releases may need each other', async () => {
  const promote = jest.fn(async () => undefined);
  expect(await promoteAll(releases, promote)).toEqual(releases);
  expect(promote.mock.calls).toEqual([[releases]]);
});

it('a release that is refused does not hold up the others', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const promoted = await promoteAll(releases, async (some) => {
    if (some.some(({ remote }) => remote === 'games')) throw refusal();
  });
  expect(promoted.map(({ remote }) => remote)).toEqual(['shell', 'wallet']);
  expect(said.mock.calls).toEqual([[expect.stringContaining('games 2 is not promoted')]]);
  said.mockRestore();
});

it('any other failure is not taken for a refusal', async () => {
  await expect(promoteAll(releases, () => Promise.reject(new TypeError('no network')))).rejects.toThrow('no network');
});
