import { randomUUID } from 'node:crypto';
import { freePlay, getMemberInfo } from '@tessera/shared/wire/auth';
import {
  answerConversation,
  closeConversation,
  endClubRank,
  getConsoleConversation,
  getConsoleConversations,
  getConsoleMember,
  getConsoleSupportPicture,
  setClubRank,
} from '@tessera/shared/wire/console';
import {
  getSupportConversation,
  getSupportPicture,
  getSupportUnread,
  markSupportRead,
  type SupportMessage,
  sendSupportMessage,
  uploadSupportPicture,
} from '@tessera/shared/wire/support';
import sharp from 'sharp';
import { hourMs, minuteMs } from '../../platform/clock/durations.ts';
import { packedZeros, pngChunk, pngHeader, pngOf, pngWith } from '../../platform/pictures/testing/pictures.ts';
import { consoleClient } from '../../testing/console-client.ts';
import { withOperator } from '../../testing/with-operator.ts';

interface Own {
  conversation: { id: number; isOpen: boolean; channel: string } | null;
  messages: SupportMessage[];
  hasEarlier: boolean;
}

describe('customer service', () => {
  const { operator, site } = withOperator();
  const staff = consoleClient(() => operator);
  let token = '';
  beforeEach(async () => {
    operator.context.clock.advance(hourMs);
    for (const table of ['support_picture', 'support_message', 'support_conversation', 'club_rank_override'])
      await operator.context.db.query(`delete from ${table}`);
    token = await site.tokenOf('player01');
  });

  /** Somebody who writes: an account by its token, or a browser by its cookie. */
  const as = (init: { token?: string; cookie?: string; remoteAddress?: string; merchant?: string }) => {
    const { cookie, ...rest } = init;
    const sent = { ...rest, ...(cookie ? { headers: { cookie } } : {}) };
    return {
      write: (text: string, more: object = {}) =>
        site.call(sendSupportMessage, { requestId: randomUUID(), text, ...more }, sent),
      upload: (bytes: Buffer) => site.call(uploadSupportPicture, { image: bytes.toString('base64') }, sent),
      own: async () => (await site.call(getSupportConversation, {}, sent)).body.value as Own,
      earlier: async (before: number) => (await site.call(getSupportConversation, { before }, sent)).body.value as Own,
      unread: async () => ((await site.call(getSupportUnread, {}, sent)).body.value as { count: number }).count,
      read: (upTo: number) => site.call(markSupportRead, { upTo }, sent),
      picture: (id: string) => site.call(getSupportPicture, { id }, sent),
    };
  };
  const player = () => as({ token });
  /** A browser that has written once. */
  async function visitor(text = 'How do I register?', remoteAddress = '203.0.113.7') {
    const answer = await as({ remoteAddress }).write(text);
    const cookie = String(answer.headers?.['set-cookie']);
    return { answer, cookie, ...as({ cookie: cookie.split(';')[0] ?? '', remoteAddress }) };
  }
  const queue = async (view?: string) =>
    (
      (await staff.call(getConsoleConversations, view ? { view } : {})).value as {
        list: { id: string; username: string | null; channel: string; lastText: string }[];
      }
    ).list;
  const textsOf = ({ messages }: { messages: readonly { text: string }[] }) => messages.map(({ text }) => text);

  it('a member writes, the console answers, and both see the whole conversation', async () => {
    await player().write('My deposit is missing.');
    const [waiting] = await queue();
    expect(waiting).toMatchObject({ username: 'player01', channel: 'LIVECHAT', lastText: 'My deposit is missing.' });
    const id = waiting?.id ?? '';
    const after = (await player().own()).messages.at(-1)?.id ?? 0;
    const answer = { id, requestId: randomUUID(), after, text: 'We are looking.' };
    expect((await staff.call(answerConversation, answer)).status).toBe(200);
    expect(await queue()).toEqual([]);
    expect(await queue('answered')).toMatchObject([{ id }]);
    const own = await player().own();
    expect(textsOf(own)).toEqual(['My deposit is missing.', 'We are looking.']);
    expect(own.messages.map(({ author }) => author)).toEqual(['player', 'support']);
    const seen = (await staff.call(getConsoleConversation, { id })).value as {
      messages: { operator: string | null }[];
    };
    expect(seen.messages.map(({ operator: by }) => by)).toEqual([null, 'operator']);
  });

  it('an answer is unread until the member has seen it', async () => {
    await player().write('Hello');
    expect(await player().unread()).toBe(0);
    const id = (await queue())[0]?.id ?? '';
    const after = (await player().own()).messages[0]?.id ?? 0;
    await staff.call(answerConversation, { id, requestId: randomUUID(), after, text: 'Good morning' });
    expect(await player().unread()).toBe(1);
    const last = (await player().own()).messages.at(-1)?.id ?? 0;
    await as({ token: await site.tokenOf('agent01') }).read(last);
    expect(await player().unread()).toBe(1);
    await player().read(last);
    expect(await player().unread()).toBe(0);
  });

  it('a visitor is known by a cookie that scripts cannot read, and by nothing else', async () => {
    const mine = await visitor();
    expect(mine.cookie).toMatch(
      /^tessera_support=[\w-]{43}; Path=\/wps\/support; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
    );
    expect(JSON.stringify(mine.answer.body)).not.toContain(mine.cookie.slice(16, 59));
    expect(textsOf(await mine.own())).toEqual(['How do I register?']);
    await mine.write('And what does it cost?');
    expect(await queue()).toHaveLength(1);
    for (const stranger of [
      as({ remoteAddress: '203.0.113.7' }),
      as({ cookie: `tessera_support=${'A'.repeat(43)}` }),
      as({ cookie: 'tessera_support=short' }),
      as({ cookie: mine.cookie.split(';')[0] ?? '', merchant: 'lotus' }),
      player(),
    ])
      expect(await stranger.own()).toMatchObject({ conversation: null, messages: [] });
    const rows = await operator.context.db.query('select visitor_hash from support_conversation');
    expect(JSON.stringify(rows)).not.toContain(mine.cookie.slice(16, 59));
  });

  it('a message is stored once, however often and however parallel its request comes', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => site.call(sendSupportMessage, { requestId, text: 'Once' }, { token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body.value as SupportMessage).id)).size).toBe(1);
    expect(textsOf(await player().own())).toEqual(['Once']);
    expect(await queue()).toHaveLength(1);
  });

  it('two operators who answer at once do not both answer', async () => {
    await player().write('Where is my bonus?');
    const id = (await queue())[0]?.id ?? '';
    const after = (await player().own()).messages[0]?.id ?? 0;
    const answers = await Promise.all(
      ['From Ann', 'From Ben'].map((text) =>
        staff.call(answerConversation, { id, requestId: randomUUID(), after, text }),
      ),
    );
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'support.answered.meanwhile']);
    expect((await player().own()).messages).toHaveLength(2);
  });

  it('an answer that did not see the last question leaves it waiting', async () => {
    await player().write('First question');
    const id = (await queue())[0]?.id ?? '';
    const after = (await player().own()).messages[0]?.id ?? 0;
    await player().write('Second question');
    await staff.call(answerConversation, { id, requestId: randomUUID(), after, text: 'To the first' });
    expect(await queue()).toMatchObject([{ id }]);
  });

  it('a closed conversation takes no answer; the next message opens another and the history stays', async () => {
    await player().write('First matter');
    const id = (await queue())[0]?.id ?? '';
    expect((await staff.call(closeConversation, { id })).value).toEqual({ isChanged: true });
    expect((await staff.call(closeConversation, { id })).value).toEqual({ isChanged: false });
    const late = { id, requestId: randomUUID(), after: 1, text: 'Too late' };
    expect(await staff.call(answerConversation, late)).toMatchObject({ status: 409, code: 'support.closed' });
    expect((await player().own()).conversation).toMatchObject({ isOpen: false });
    await player().write('Second matter');
    const own = await player().own();
    expect(own.conversation).toMatchObject({ isOpen: true });
    expect(own.conversation?.id).not.toBe(Number(id));
    expect(textsOf(own)).toEqual(['First matter', 'Second matter']);
    const seen = (await staff.call(getConsoleConversation, { id: String(own.conversation?.id) })).value as never;
    expect(textsOf(seen)).toEqual(['First matter', 'Second matter']);
  });

  it('earlier messages come page by page', async () => {
    for (let n = 1; n <= 55; n += 1) {
      if (n % 20 === 0) operator.context.clock.advance(minuteMs);
      token = n % 20 === 0 ? await site.tokenOf('player01') : token;
      await player().write(`Message ${n}`);
    }
    const latest = await player().own();
    expect([latest.messages.length, latest.hasEarlier, latest.messages[0]?.text]).toEqual([50, true, 'Message 6']);
    const earlier = await player().earlier(latest.messages[0]?.id ?? 0);
    expect([earlier.messages.length, earlier.hasEarlier, earlier.messages[0]?.text]).toEqual([5, false, 'Message 1']);
  });

  it('club ranks above 4 come first, whoever wrote first', async () => {
    await visitor();
    await player().write('I wrote second');
    const agent = await site.tokenOf('agent01');
    const member = (await staff.call(getConsoleMember, { merchant: 'aurora', username: 'agent01' })).value as {
      id: string;
    };
    const expiresAtMs = operator.context.clock.now().getTime() + hourMs;
    await staff.call(setClubRank, { id: member.id, rank: 5, expiresAtMs, reason: 'Guest of the house' });
    operator.context.clock.advance(minuteMs);
    await as({ token: agent }).write('I wrote last');
    expect((await queue()).map(({ username, channel }) => [username, channel])).toEqual([
      ['agent01', 'VIP'],
      [null, 'LIVECHAT'],
      ['player01', 'LIVECHAT'],
    ]);
  });

  it('a club rank of the console counts until its time, can be ended before, and is in the audit log', async () => {
    const rank = async () =>
      (
        (await site.call(getMemberInfo, {}, { token: await site.tokenOf('player01') })).body.value as {
          clubLabel: { rankLevel: number };
        }
      ).clubLabel.rankLevel;
    const before = await rank();
    const look = async () =>
      (await staff.call(getConsoleMember, { merchant: 'aurora', username: 'PLAYER01' })).value as {
        id: string;
        clubRank: number;
        rankOverride: object | null;
      };
    const { id } = await look();
    const byNumber = { merchant: 'aurora', username: '010-0000-0101' };
    expect((await staff.call(getConsoleMember, byNumber)).value).toMatchObject({ id });
    const set = (value: number, fromNow: number) =>
      staff.call(setClubRank, {
        id,
        rank: value,
        expiresAtMs: operator.context.clock.now().getTime() + fromNow,
        reason: 'Long wait',
      });
    expect((await set(7, 2 * hourMs)).status).toBe(200);
    expect(await rank()).toBe(7);
    expect(await look()).toMatchObject({
      clubRank: 7,
      rankOverride: { rank: 7, reason: 'Long wait', setBy: 'operator' },
    });
    operator.context.clock.advance(2 * hourMs);
    expect(await rank()).toBe(before);
    expect(await look()).toMatchObject({ clubRank: before, rankOverride: null });
    await set(9, hourMs);
    expect((await staff.call(endClubRank, { id, reason: 'By mistake' })).value).toEqual({ isChanged: true });
    expect((await staff.call(endClubRank, { id, reason: 'By mistake' })).value).toEqual({ isChanged: false });
    expect(await rank()).toBe(before);
    expect(await set(9, -1)).toMatchObject({ status: 400, code: 'club.rank.expired' });
    for (const wrong of [11, -1, 1.5])
      expect(await set(wrong, hourMs)).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await staff.call(setClubRank, { id: '999999', rank: 5, expiresAtMs: 4e12, reason: 'x' })).toMatchObject({
      code: 'member.unknown',
    });
    const log = await operator.context.db.query<{ action: string; detail: { rank?: number } }>(
      `select action, detail from console_log where action like 'member.club-rank%' order by id`,
    );
    expect(log.slice(-3).map(({ action, detail }) => [action, detail.rank])).toEqual([
      ['member.club-rank', 7],
      ['member.club-rank', 9],
      ['member.club-rank-ended', undefined],
    ]);
  });

  it('pictures are drawn anew, belong to their message, and are shown to nobody else', async () => {
    const jpeg = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#357' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const mine = player();
    const ids: string[] = [];
    for (const bytes of [jpeg, pngOf(64)]) ids.push(((await mine.upload(bytes)).body.value as { id: string }).id);
    const other = as({ token: await site.tokenOf('agent01') });
    expect((await other.write('Not mine', { pictures: [ids[0]] })).body.errorCode).toBe('support.picture.unknown');
    expect((await other.own()).messages).toEqual([]);
    const asStaff = (id = '') => staff.call(getConsoleSupportPicture, { id });
    expect(await asStaff(ids[0])).toMatchObject({ status: 404, code: 'support.picture.unknown' });
    expect((await mine.write('', { pictures: ids })).status).toBe(200);
    expect((await mine.own()).messages[0]?.pictures).toHaveLength(2);
    expect((await mine.write('Again', { pictures: ids })).body.errorCode).toBe('support.picture.unknown');
    const { image } = (await asStaff(ids[0])).value as { image: string };
    const stored = Buffer.from(image, 'base64');
    const { format, width, height, exif } = await sharp(stored).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1600, height: 800, exif: undefined });
    expect(stored.includes('secret place')).toBe(false);
    expect((await mine.picture(ids[0] ?? '')).status).toBe(200);
    for (const stranger of [other, as({}), await visitor()])
      expect((await stranger.picture(ids[0] ?? '')).body.errorCode).toBe('support.picture.unknown');
  });

  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'picture.invalid'],
    ['a drawing that can run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture.invalid'],
    ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(80)]), 'picture.invalid'],
    ['half a PNG', pngOf(64).subarray(0, 40), 'picture.invalid'],
    [
      'a PNG that unpacks to 300 MB',
      pngWith(pngHeader(60_000, 60_000), pngChunk('IDAT', packedZeros(300))),
      'picture.invalid',
    ],
    ['more than fits', Buffer.alloc(361 * 1024), 'picture.too.large'],
  ])('refuses %s as a picture', async (_what, bytes, code) => {
    const answer = await player().upload(bytes);
    expect([answer.status, answer.body.errorCode]).toEqual([400, code]);
  });

  it('refuses an empty, a too long and a malformed message, and stores hostile text as text', async () => {
    expect((await player().write('  ')).body.errorCode).toBe('support.message.empty');
    for (const [text, more] of [
      ['x'.repeat(1001), {}],
      ['four', { pictures: Array.from({ length: 4 }, () => randomUUID()) }],
      ['path', { pictures: ['../../etc/passwd'] }],
      ['id', { requestId: 'not-a-uuid' }],
      ['nul\u0000', {}],
    ] as const)
      expect((await player().write(text, more)).body.errorCode).toBe('request.invalid');
    const hostile = `<img src=x onerror=alert(1)>'; drop table member; -- \u202e ${'\u0300'.repeat(50)}`;
    await player().write(hostile);
    expect(textsOf(await player().own())).toEqual([hostile.trim()]);
  });

  it('limits messages of a caller, and visitors of one address', async () => {
    const codes = await Promise.all(
      Array.from({ length: 21 }, async () => (await player().write('Hi')).body.errorCode),
    );
    expect(codes.filter((code) => code === 'request.too.frequent')).toHaveLength(1);
    const opened = [];
    for (let n = 0; n < 21; n += 1)
      opened.push((await as({ remoteAddress: '198.51.100.9' }).write('Hi')).body.errorCode);
    expect(opened.at(-1)).toBe('support.too.many.open');
    expect(opened.filter((code) => code === undefined)).toHaveLength(20);
    expect((await as({ remoteAddress: '198.51.100.10' }).write('Hi')).status).toBe(200);
    const flood = await Promise.all(
      Array.from({ length: 45 }, async () => (await as({ remoteAddress: '198.51.100.9' }).write('Hi')).body.errorCode),
    );
    expect(flood).toContain('request.too.frequent');
  });

  it('stays open while the site is closed', async () => {
    const { merchants } = operator.context;
    await merchants.setSystemStatus('aurora', 1);
    expect((await visitor('When do you open again?')).answer.status).toBe(200);
    await merchants.setSystemStatus('aurora', 2);
    expect((await player().write('Why am I locked out?')).status).toBe(200);
    await merchants.setSystemStatus('aurora', 0);
  });

  it('stores only so much for a caller, and for all visitors of a network', async () => {
    const { db, clock } = operator.context;
    const mebibyte = 1024 * 1024;
    const fill = (bytes: number, from: string) =>
      db.query(
        `insert into support_picture (id, merchant, member_id, visitor_hash, network, image, at)
         select gen_random_uuid(), p.merchant, p.member_id, case when p.visitor_hash is not null then '\\x01'::bytea end,
           p.network, decode(repeat('00', $1::int), 'hex'), $2 from support_picture p where ${from}`,
        [bytes, clock.now()],
      );
    await db.query('delete from support_picture');
    const mine = player();
    const { id } = (await mine.upload(pngOf(32))).body.value as { id: string };
    await fill(20 * mebibyte, 'p.member_id is not null');
    const full = { status: 429, body: { errorCode: 'support.pictures.full' } };
    expect(await mine.upload(pngOf(32))).toMatchObject(full);
    // A picture that was there already stays, and another caller has room.
    expect((await mine.picture(id)).status).toBe(200);
    const guest = await visitor();
    expect((await guest.upload(pngOf(32))).status).toBe(200);
    await fill(64 * mebibyte, 'p.visitor_hash is not null');
    expect(await guest.upload(pngOf(32))).toMatchObject(full);
    await db.query("update support_picture set at = at - interval '31 days'");
    expect((await mine.upload(pngOf(32))).status).toBe(200);
    await db.query('delete from support_picture');
  });

  describe('trial accounts share the limits of the visitors of their network', () => {
    const remoteAddress = '198.51.100.40';
    const trial = async () => {
      const { token: own } = (await site.call(freePlay, {}, { remoteAddress })).body.value as { token: string };
      return as({ token: own, remoteAddress });
    };
    const newVisitor = () => as({ remoteAddress });
    const member = () => as({ token, remoteAddress });
    const errorCodesOf = async (count: number, call: () => Promise<{ body: { errorCode?: string } }>) => {
      const codes = [];
      for (let n = 0; n < count; n += 1) codes.push((await call()).body.errorCode);
      return codes.filter(Boolean);
    };

    it('of twenty open conversations', async () => {
      expect(await errorCodesOf(20, async () => (await trial()).write('Hi'))).toEqual([]);
      expect(await errorCodesOf(1, async () => (await trial()).write('Hi'))).toEqual(['support.too.many.open']);
    });

    it('of stored pictures, which do not count for a member', async () => {
      const { db, clock } = operator.context;
      expect((await (await trial()).upload(pngOf(32))).status).toBe(200);
      await db.query(
        `insert into support_picture (id, merchant, member_id, network, image, at)
         select gen_random_uuid(), merchant, member_id, network, decode(repeat('00', 67108864), 'hex'), $1 from support_picture`,
        [clock.now()],
      );
      for (const other of [await trial(), newVisitor()])
        expect((await other.upload(pngOf(32))).body.errorCode).toBe('support.pictures.full');
      expect((await member().upload(pngOf(32))).status).toBe(200);
    });

    it('of sixty uploads an hour, which do not count for a member', async () => {
      const codes = await errorCodesOf(60, () => newVisitor().upload(Buffer.alloc(0)));
      expect(codes).not.toContain('request.too.frequent');
      expect((await (await trial()).upload(pngOf(32))).body.errorCode).toBe('request.too.frequent');
      expect((await member().upload(pngOf(32))).status).toBe(200);
    });

    it('of sixty messages in ten minutes, which do not count for a member', async () => {
      const codes = await errorCodesOf(60, () => newVisitor().write('Hi'));
      expect(codes).not.toContain('request.too.frequent');
      expect((await (await trial()).write('Hi')).body.errorCode).toBe('request.too.frequent');
      expect((await member().write('Hi')).status).toBe(200);
    });
  });

  it('forgets pictures that were never sent after a day', async () => {
    const { id } = (await player().upload(pngOf(32))).body.value as { id: string };
    const sent = (await player().upload(pngOf(32))).body.value as { id: string };
    await player().write('With one', { pictures: [sent.id] });
    operator.context.clock.advance(25 * hourMs);
    await operator.context.jobs.runDue();
    const rows = await operator.context.db.query('select id::text as id from support_picture');
    expect(rows).toEqual([{ id: sent.id }]);
    expect(id).not.toBe(sent.id);
  });

  it('nobody but the console reads the queue', async () => {
    await player().write('Private');
    for (const endpoint of [getConsoleConversations, getConsoleMember])
      expect((await operator.app.inject({ url: endpoint.path, headers: { authorization: token } })).statusCode).toBe(
        401,
      );
  });
});
