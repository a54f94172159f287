import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portUses } from './port-uses.ts';

describe('the uses of a port in sources', () => {
  const dir = mkdtempSync(join(tmpdir(), 'port-uses-'));
  beforeAll(() => {
    mkdirSync(join(dir, 'pages'));
    writeFileSync(
      join(dir, 'pages/a.page.tsx'),
      "useEvent(\n  'games:round-ended', again);\nuseFact('wallet:balance-changed')?.at;\nport.ask(\n  'sign-in', {});",
    );
    writeFileSync(join(dir, 'b.ts'), "bus.on('auth:signed-out', 'shell'); port.emit('wallet:deposit-requested', {});");
    writeFileSync(join(dir, 'b.test.ts'), "bus.on('lottery:ticket-bought', 'test'); port.ask('register', {});");
    writeFileSync(
      join(dir, 'c.ts'),
      "useEvent(name, refresh); port.emit(name, {}); bus.emit('auth', 'auth:signed-in', {});",
    );
    writeFileSync(
      join(dir, 'd.ts'),
      "import { ask } from '@tessera/shared/intents';\nvoid ask('deposit', {});\nvoid ask(name, {});",
    );
    writeFileSync(join(dir, 'e.ts'), "const ask = (q: string) => q;\nask('nobody');");
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('are found in every file: events listened to, events emitted, intents asked for; not in tests', () => {
    const { listens, emits, asks } = portUses(dir);
    expect(listens).toEqual(['auth:signed-out', 'games:round-ended', 'wallet:balance-changed']);
    expect(emits).toEqual(['auth:signed-in', 'wallet:deposit-requested']);
    expect(asks).toEqual(['deposit', 'sign-in']);
  });

  it('must name events and intents literally: a computed name is reported', () => {
    const c = join(dir, 'c.ts');
    expect(portUses(dir).unreadable).toEqual(
      expect.arrayContaining([`${c}: useEvent(n`, `${c}: port.emit(n`, `${join(dir, 'd.ts')}: ask(n`]),
    );
    expect(portUses(dir).unreadable).toHaveLength(3);
  });
});
