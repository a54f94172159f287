import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heardEvents } from './heard-events.ts';

describe('the events that sources listen to', () => {
  const dir = mkdtempSync(join(tmpdir(), 'heard-'));
  beforeAll(() => {
    mkdirSync(join(dir, 'pages'));
    writeFileSync(
      join(dir, 'pages/a.page.tsx'),
      "useEvent(\n  'games:round-ended', again);\nuseFact('wallet:balance-changed')?.at;",
    );
    writeFileSync(join(dir, 'b.ts'), "bus.on('auth:signed-out', 'shell'); port.emit('wallet:deposit-requested', {});");
    writeFileSync(join(dir, 'b.test.ts'), "bus.on('lottery:ticket-bought', 'test');");
    writeFileSync(join(dir, 'c.ts'), 'useEvent(name, heard);');
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('are found wherever they stand, without what is only said or only tested', () => {
    expect(heardEvents(dir).events).toEqual(['auth:signed-out', 'games:round-ended', 'wallet:balance-changed']);
  });

  it('are named where they are heard: a computed name is told', () => {
    expect(heardEvents(dir).unreadable).toEqual([`${join(dir, 'c.ts')}: useEvent(n`]);
  });
});
