import { randomUUID } from 'node:crypto';
import { getAgentNotices, getUnreadAgentNotices, readAgentNotice } from '@tessera/shared/wire/agent';
import { endNotice, getAuditLog, getConsoleNotices, publishNotice } from '@tessera/shared/wire/console';
import { getMemberAnnouncements, getNotices } from '@tessera/shared/wire/promotions';
import { dayMs } from '../../../platform/clock/durations.ts';
import { consoleClient } from '../../../testing/console-client.ts';
import { withOperator } from '../../../testing/with-operator.ts';

describe('a notice for agents', () => {
  const { operator, site } = withOperator();
  const staff = consoleClient(() => operator);

  const texts = {
    EN: { title: 'New rates', content: 'From Monday.\n\n<b>Ask us.</b>' },
    KO: { title: '새 요율', content: '월요일부터' },
  };
  const publish = (more: object = {}) =>
    staff.call(publishNotice, {
      ...{ requestId: randomUUID(), merchant: 'aurora', audience: 'agents', texts, untilMs: null },
      ...more,
    });
  async function noticesOf(username: string, language = 'KO') {
    const init = { token: await site.tokenOf(username), headers: { language } };
    return (await site.call(getAgentNotices, {}, init)).body.value as {
      unread: number;
      list: { id: string; title: string; content: string; isForAgents: boolean; isRead: boolean }[];
    };
  }
  const playersSee = async () => {
    const init = { token: await site.tokenOf('agent01') };
    const answers = [
      await site.call(getNotices, { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }),
      await site.call(getMemberAnnouncements, { types: 'PU,H', platform: 'W', execution: 'A' }, init),
    ];
    return JSON.stringify(answers.map(({ body }) => body.value));
  };

  it('is in the agent centre alone: no call of players answers it, not to an agent either', async () => {
    const { id } = (await publish()).value as { id: string };
    const { list } = await noticesOf('agent01');
    expect(list.find((one) => one.id === id)).toEqual({
      ...{ id, title: '새 요율', content: '<p>월요일부터</p>', isForAgents: true, isRead: false },
      publishedAtMs: operator.context.clock.now().getTime(),
    });
    const seen = await playersSee();
    expect(seen).not.toContain('새 요율');
    expect(seen).not.toContain(id);
  });

  it('for everybody is at both places, and one for players only at theirs', async () => {
    const everybody = { EN: { title: 'All', content: 'a' }, KO: { title: '모두에게', content: 'a' } };
    const players = { EN: { title: 'Players', content: 'a' }, KO: { title: '회원에게만', content: 'a' } };
    await publish({ audience: 'all', texts: everybody });
    await publish({ audience: 'players', texts: players });
    const seen = await playersSee();
    const agents = JSON.stringify(await noticesOf('agent01'));
    expect([seen, agents].map((text) => text.includes('모두에게'))).toEqual([true, true]);
    expect([seen, agents].map((text) => text.includes('회원에게만'))).toEqual([true, false]);
  });

  it('is read by each account for itself, on whatever device', async () => {
    const { id } = (await publish()).value as { id: string };
    const before = await noticesOf('agent01');
    const init = { token: await site.tokenOf('agent01') };
    const read = async (which = id) => (await site.call(readAgentNotice, { id: which }, init)).body;
    expect((await read()).value).toEqual({ unread: before.unread - 1 });
    expect((await read()).value).toEqual({ unread: before.unread - 1 });
    const after = await noticesOf('agent01');
    expect(after.list.find((one) => one.id === id)).toMatchObject({ isRead: true });
    const count = (await site.call(getUnreadAgentNotices, {}, init)).body.value;
    expect(count).toEqual({ count: after.unread });
    expect((await noticesOf('dist01')).list.find((one) => one.id === id)).toMatchObject({ isRead: false });
    expect((await read('nothing')).errorCode).toBe('agent.notice.unknown');
  });

  it('is written as plain text, once by copies of a request, in the merchant’s own language, and is audited', async () => {
    const requestId = randomUUID();
    const first = await publish({ requestId });
    const { id } = first.value as { id: string };
    const made = [first, await publish({ requestId })];
    expect(made.map(({ value }) => (value as { isChanged: boolean }).isChanged)).toEqual([true, false]);
    const english = (await noticesOf('agent01', 'EN')).list.find((one) => one.id === id);
    expect(english?.content).toBe('<p>From Monday.</p><p>&lt;b&gt;Ask us.&lt;/b&gt;</p>');
    expect((await publish({ texts: { EN: texts.EN } })).code).toBe('campaign.language.missing');
    expect((await publish({ untilMs: operator.context.clock.now().getTime() })).code).toBe('notice.time.past');
    expect((await publish({ merchant: 'nobody' })).code).toBe('merchant.unknown');
    const { list } = (await staff.call(getAuditLog, {})).value as { list: object[] };
    expect(list[0]).toMatchObject({ action: 'notice.published', detail: { subject: 'New rates', audience: 'agents' } });
  });

  it('ends at its time, or when it is ended at the console, and stays in the list there', async () => {
    const untilMs = operator.context.clock.now().getTime() + dayMs;
    const timed = (await publish({ untilMs })).value as { id: string };
    const ended = (await publish()).value as { id: string };
    const isSeen = async (id: string) => (await noticesOf('agent01')).list.some((one) => one.id === id);
    expect([await isSeen(timed.id), await isSeen(ended.id)]).toEqual([true, true]);
    const end = { merchant: 'aurora', id: ended.id };
    expect((await staff.call(endNotice, end)).value).toEqual({ isChanged: true });
    expect((await staff.call(endNotice, end)).value).toEqual({ isChanged: false });
    expect((await staff.call(endNotice, { ...end, id: 'nothing' })).code).toBe('notice.unknown');
    operator.context.clock.advance(dayMs);
    expect([await isSeen(timed.id), await isSeen(ended.id)]).toEqual([false, false]);
    const { list } = (await staff.call(getConsoleNotices, { merchant: 'aurora' })).value as {
      list: { id: string; isShown: boolean; endedBy: string | null }[];
    };
    expect(list.filter(({ id }) => [timed.id, ended.id].includes(id)).map(({ isShown }) => isShown)).toEqual([
      false,
      false,
    ]);
    expect(list.find(({ id }) => id === ended.id)?.endedBy).toBe('operator');
  });
});
