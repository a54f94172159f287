import { formatMoney } from '@tessera/shared/format';
import { currencyOf } from '@tessera/shared/money';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import {
  deleteInboxMessage,
  getInbox,
  getUnreadCount,
  inboxMessage,
  markInboxRead,
  readInboxMessage,
  restoreInboxMessage,
} from '@tessera/shared/wire/inbox';
import * as v from 'valibot';
import { dayMs } from '../../platform/clock/durations.ts';
import { inEveryLanguage } from '../../platform/localized.ts';
import { holdsInEveryLanguage } from '../../testing/every-language.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { removeDeletedJob } from './remove-deleted.ts';
import { inboxTexts } from './texts.ts';
import { type InboxTopic, inboxTopics } from './topics.ts';

holdsInEveryLanguage(
  'a message of the inbox',
  inEveryLanguage((language) =>
    Object.fromEntries(
      inboxTopics.flatMap((topic) => {
        const { title, content } = inboxTexts[language][topic]('«amount»', '«reference»', '«detail»');
        return [
          [`${topic} title`, title],
          [`${topic} content`, content],
        ];
      }),
    ),
  ),
);

describe('the inbox of a member', () => {
  const { operator, site } = withOperator();
  let token = '';
  let memberId = 0;
  beforeAll(async () => {
    const rows = await operator.context.db.query<{ id: number }>(
      "select id from member where merchant = 'aurora' and username = 'player01'",
    );
    memberId = rows[0]?.id ?? 0;
  });
  beforeEach(async () => {
    // The session of a test that moved time has ended.
    token = await site.tokenOf('player01');
    await operator.context.db.query('delete from inbox_message');
  });

  const post = (key: string, amountMinor = 5_000_000) =>
    operator.context.inbox.post({
      ...{ merchant: 'aurora', memberId, key, topic: 'withdrawal.paid' },
      facts: { reference: 'W-20261121-0042', amountMinor },
    });
  const unread = async () => (await site.call(getUnreadCount, {}, { token })).body.value;
  const list = async (language = 'EN', request: Partial<RequestOf<typeof getInbox>> = {}) =>
    (await site.call(getInbox, { page: 1, pageSize: 20, ...request }, { token, headers: { language } })).body.value as {
      total: number;
      list: { id: number; title: string; content: string; isRead: boolean; page: string; target: object }[];
    };

  it('has each message once, newest first, in the language of the call, with the amount and where it is continued', async () => {
    for (const key of ['withdrawal:1:paid', 'withdrawal:2:paid', 'withdrawal:1:paid']) await post(key);
    const { total, list: messages } = await list('KO');
    expect(total).toBe(2);
    expect(messages.map(({ title }) => title)).toEqual(['출금이 지급되었습니다', '출금이 지급되었습니다']);
    expect(messages[0]?.content).toContain(formatMoney(5_000_000, currencyOf('P'), 'ko'));
    expect(messages[0]).toMatchObject({ isRead: false, page: 'withdraw' });
  });

  it('leads to what each message is about, and to nothing that an older page does not know', async () => {
    const { inbox } = operator.context;
    const about = (topic: InboxTopic, facts: object = {}) =>
      inbox.post({
        ...{ merchant: 'aurora', memberId, key: topic, topic },
        facts: { reference: 'x', amountMinor: 0, ...facts },
      });
    await about('promotion.declined', { subject: 'better-site', detail: 'The picture shows nothing.' });
    await about('tournament.won');
    await about('points.rejected');
    await about('referral.welcomed');
    const { list: messages } = await list();
    expect(messages.map(({ target, page }) => [target, page])).toEqual([
      [{ page: 'transactionHistory', id: null }, 'transactionHistory'],
      [{ page: 'pointMall', id: null }, null],
      [{ page: 'rewardCenter', id: 'tournaments' }, 'rewardCenter'],
      [{ page: 'promotions', id: 'better-site' }, null],
    ]);
    expect(messages.at(-1)?.content).toContain('The picture shows nothing.');
  });

  it('a page that does not know a target shows the message without a link', () => {
    const message = { id: 1, title: 'x', content: 'y', atMs: 0, isRead: false, page: null };
    for (const target of [{ page: 'moon', id: null }, 'moon'])
      expect(v.parse(inboxMessage, { ...message, target })).toMatchObject({ title: 'x', target: null });
  });

  it('counts what is unread, and forgets it up to the message that was read', async () => {
    for (const key of ['a', 'b', 'c']) await post(key);
    expect(await unread()).toEqual({ count: 3 });
    const second = (await list()).list[1]?.id ?? 0;
    for (const _ of [1, 2]) await site.call(markInboxRead, { upTo: second }, { token });
    expect(await unread()).toEqual({ count: 1 });
    expect((await list()).list.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  const answered = async (endpoint: typeof deleteInboxMessage, id: number, by = token) =>
    (await site.call(endpoint, { id }, { token: by })).status;

  it('marks one message alone as read', async () => {
    for (const key of ['a', 'b', 'c']) await post(key);
    const middle = (await list()).list[1]?.id ?? 0;
    for (const _ of [1, 2]) expect(await answered(readInboxMessage, middle)).toBe(200);
    expect((await list()).list.map(({ isRead }) => isRead)).toEqual([false, true, false]);
    expect((await list('EN', { unread: 'true' })).list).toHaveLength(2);
  });

  it('deletes a message once, however many calls come, and brings it back as it was', async () => {
    for (const key of ['a', 'b']) await post(key);
    const newest = (await list()).list[0]?.id ?? 0;
    await Promise.all(Array.from({ length: 16 }, () => answered(deleteInboxMessage, newest)));
    expect(await list()).toMatchObject({ total: 1, list: [{ isRead: false }] });
    expect(await unread()).toEqual({ count: 1 });
    for (const _ of [1, 2]) await answered(restoreInboxMessage, newest);
    expect((await list()).list[0]).toMatchObject({ id: newest, isRead: false });
    expect(await unread()).toEqual({ count: 2 });
  });

  it('keeps its pages while new messages arrive', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await post(key);
    const { list: first } = await list('EN', { pageSize: 2 });
    await post('e');
    const { list: next } = await list('EN', { pageSize: 2, before: first.at(-1)?.id ?? 0 });
    expect([...first, ...next].map(({ id }) => id)).toEqual([...new Set([...first, ...next].map(({ id }) => id))]);
    expect(next).toHaveLength(2);
  });

  it('removes what was deleted for good after a month', async () => {
    await post('a');
    const id = (await list()).list[0]?.id ?? 0;
    await answered(deleteInboxMessage, id);
    const run = async () => {
      await removeDeletedJob(operator.context.db).run(operator.context.clock.now());
      return operator.context.db.query('select 1 from inbox_message');
    };
    operator.context.clock.advance(30 * dayMs);
    expect(await run()).toHaveLength(1);
    operator.context.clock.advance(1);
    expect(await run()).toHaveLength(0);
  });

  it('belongs to nobody else', async () => {
    await post('a');
    const id = (await list()).list[0]?.id ?? 0;
    const other = await site.tokenOf('agent01');
    await site.call(markInboxRead, { upTo: id }, { token: other });
    for (const endpoint of [readInboxMessage, deleteInboxMessage]) await answered(endpoint, id, other);
    expect((await site.call(getInbox, {}, { token: other })).body.value).toEqual({ total: 0, list: [] });
    expect(await unread()).toEqual({ count: 1 });
  });

  it('has no message of a transaction that was taken back', async () => {
    const failing = operator.context.db.transaction(async () => {
      await post('a');
      throw new Error('after the message');
    });
    await expect(failing).rejects.toThrow('after the message');
    expect(await unread()).toEqual({ count: 0 });
  });
});
