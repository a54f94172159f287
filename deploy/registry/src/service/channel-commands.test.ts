import type { ChannelDocument } from '@tessera/shared/registry';
import fc from 'fast-check';
import { applyCommand, type Command, namedVersions } from './channel-commands.ts';
import { Refused } from './refused.ts';

const versions = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'];
const merchants = ['aurora', 'lotus'];
const remotes = ['wallet', 'games'];
const hashes = new Map(remotes.flatMap((remote) => versions.map((version) => [`${remote}@${version}`, `#${version}`])));
const apply = (before: ChannelDocument['remotes'], command: Command) =>
  applyCommand(before, command, { at: 1, hashes });
const after = (...commands: readonly Command[]) => commands.reduce(apply, {} as ChannelDocument['remotes']).wallet;

const promote = (version: string, merchant?: string): Command => ({
  kind: 'promote',
  releases: [{ remote: 'wallet', version }],
  merchant,
});
const canary = (version: string, percent = 10): Command => ({ kind: 'canary', remote: 'wallet', version, percent });
const rollback = (merchant?: string): Command => ({ kind: 'rollback', remote: 'wallet', merchant });

describe('promoting', () => {
  it('keeps the earlier release for a rollback, which forgets the one it leaves', () => {
    expect(after(promote('1.0.0'), promote('1.1.0'))).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'] });
    const back = after(promote('1.0.0'), promote('1.1.0'), rollback());
    expect(back).toEqual({ stable: '1.0.0', previous: [], statements: { '1.0.0': '#1.0.0' } });
  });

  it('ends the canary of that release, and of no other', () => {
    expect(after(promote('1.0.0'), canary('1.1.0'), promote('1.1.0'))?.canary).toBeUndefined();
    expect(after(promote('1.0.0'), canary('1.2.0'), promote('1.1.0'))?.canary?.version).toBe('1.2.0');
  });

  it('replaces the releases of single merchants, and leaves their pins', () => {
    const pin: Command = { kind: 'pin', remote: 'wallet', version: '1.0.0', merchant: 'lotus' };
    const entry = after(promote('1.0.0'), promote('1.1.0', 'aurora'), pin, promote('1.2.0'));
    expect(entry?.merchants).toEqual({ lotus: { pin: '1.0.0' } });
  });
});

it('rolling back the first release of a merchant gives it what everybody has', () => {
  expect(after(promote('1.0.0'), promote('1.1.0', 'aurora'), rollback('aurora'))?.merchants).toBeUndefined();
});

it('a halted canary runs again only by a new command', () => {
  const halt: Command = { kind: 'halt', remote: 'wallet', version: '1.1.0', because: 'errors' };
  const halted = after(promote('1.0.0'), canary('1.1.0', 25), halt);
  expect(halted?.canary).toEqual({
    ...{ version: '1.1.0', percent: 25, startedAt: 1, halted: { at: 1, because: 'errors' } },
  });
  expect(() => after(promote('1.0.0'), canary('1.1.0'), halt, halt)).toThrow(Refused);
  expect(after(promote('1.0.0'), canary('1.1.0'), halt, canary('1.1.0', 1))?.canary?.halted).toBeUndefined();
});

it('a canary starts again when its share is changed, and not when it is asked for once more', () => {
  const started = apply(apply({}, promote('1.0.0')), canary('1.1.0', 10));
  const again = (percent: number) => applyCommand(started, canary('1.1.0', percent), { at: 2, hashes }).wallet?.canary;
  expect([again(10)?.startedAt, again(20)?.startedAt]).toEqual([1, 2]);
});

it('a hundred merchants can differ from the others, and no more', () => {
  const pins = Array.from(
    { length: 101 },
    (_, at): Command => ({
      ...{ kind: 'pin', remote: 'wallet', version: '1.0.0', merchant: `m${at}` },
    }),
  );
  expect(Object.keys(after(promote('1.0.0'), ...pins.slice(0, 100))?.merchants ?? {})).toHaveLength(100);
  expect(() => after(promote('1.0.0'), ...pins)).toThrow('At most 100 merchants');
});

it.each([
  ['a rollback without an earlier release', [promote('1.0.0'), rollback()]],
  ['a rollback of a merchant without releases of its own', [promote('1.0.0'), promote('1.1.0'), rollback('aurora')]],
  ['a canary of the stable release', [promote('1.0.0'), canary('1.0.0')]],
  ['an end of a pin that is not there', [promote('1.0.0'), { kind: 'unpin', remote: 'wallet', merchant: 'aurora' }]],
  ['killing twice', [promote('1.0.0'), ...Array(2).fill({ kind: 'kill', remote: 'wallet', because: 'test' })]],
  ['reviving what lives', [promote('1.0.0'), { kind: 'revive', remote: 'wallet' }]],
  ['a rollback of an unknown remote', [rollback()]],
] as [string, Command[]][])('refuses %s', (_, commands) => {
  expect(() => after(...commands)).toThrow(Refused);
});

it('refuses to kill the shell, without which no page starts', () => {
  const shell = { shell: { stable: '1.0.0', previous: [], statements: {} } };
  expect(() => apply(shell, { kind: 'kill', remote: 'shell', because: 'test' })).toThrow(/cannot be killed/);
});

it('any commands in any order leave a channel that names each statement once, and no empty rules', () => {
  const remote = fc.constantFrom(...remotes);
  const version = fc.constantFrom(...versions);
  const merchant = fc.constantFrom(...merchants);
  const maybe = fc.option(merchant, { nil: undefined });
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.record({
      kind: fc.constant('promote'),
      releases: fc.array(fc.record({ remote, version }), { minLength: 1 }),
      merchant: maybe,
    }),
    fc.record({
      kind: fc.constant('canary'),
      remote,
      version,
      percent: fc.integer({ min: 0, max: 100 }),
      merchant: maybe,
    }),
    fc.record({ kind: fc.constantFrom('rollback', 'revive'), remote, merchant: maybe }),
    fc.record({ kind: fc.constant('pin'), remote, version, merchant }),
    fc.record({ kind: fc.constant('unpin'), remote, merchant }),
    fc.record({ kind: fc.constant('kill'), remote, merchant: maybe, because: fc.constant('test') }),
    fc.record({ kind: fc.constant('halt'), remote, version, because: fc.constant('test') }),
  ) as fc.Arbitrary<Command>;
  const applyOrRefuse = (before: ChannelDocument['remotes'], next: Command) => {
    try {
      return apply(before, next);
    } catch (cause) {
      if (cause instanceof Refused) return before;
      throw cause;
    }
  };
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      for (const entry of Object.values(commands.reduce(applyOrRefuse, {}))) {
        expect(Object.keys(entry.statements).sort()).toEqual([...namedVersions(entry)].sort());
        expect(entry.previous).not.toContain(entry.stable);
        expect(entry.previous.length).toBeLessThanOrEqual(5);
        expect(entry.canary?.version === entry.stable && entry.canary !== undefined).toBe(false);
        for (const rule of Object.values(entry.merchants ?? {})) expect(Object.keys(rule)).not.toHaveLength(0);
      }
    }),
  );
});
