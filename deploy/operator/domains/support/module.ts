import {
  getSupportConversation,
  getSupportPicture,
  getSupportUnread,
  markSupportRead,
  sendSupportMessage,
  uploadSupportPicture,
  vipAboveRank,
} from '@tessera/shared/wire/support';
import { hourMs, minuteMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { clientOf } from '../../platform/limits/network.ts';
import type { OperatorModule } from '../../platform/module.ts';
import { createPictureRedrawer } from '../../platform/pictures/picture-redrawer.ts';
import { clubRankOf, type Member } from '../identity/index.ts';
import { callerOf, isGuest, knownCaller, limitOf, ownedBy, ownerOf } from './caller.ts';
import { addPlayerMessage, messageOnWire, readMessages } from './messages.ts';
import type { SupportNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { addPicture, ownPicture, purgePicturesJob } from './pictures.ts';

const messagesPerMinute = 20;
const picturesPerTenMinutes = 15;
/** Guests are counted by address too. */
const messagesPerAddress = 60;
const picturesPerAddress = 60;

function answerMessages(needs: SupportNeeds): void {
  const { routes, db, clock, limits } = needs;

  const channelOf = async (member: Member | null) =>
    member && (await clubRankOf(db, member, clock.now())) > vipAboveRank ? ('VIP' as const) : ('LIVECHAT' as const);

  routes.handle(getSupportConversation, async (call) => {
    const caller = knownCaller(call);
    if (!caller) return { conversation: null, messages: [], hasEarlier: false };
    const [latest] = await db.query<{ id: number; isOpen: boolean; channel: 'VIP' | 'LIVECHAT' }>(
      `select c.id, c.is_open as "isOpen", c.channel from support_conversation c where ${ownedBy('c')}
       order by c.id desc limit 1`,
      ownerOf(caller),
    );
    const { rows, hasEarlier } = await readMessages(db, caller, call.request.before ?? null);
    return { conversation: latest ?? null, messages: rows.map(messageOnWire), hasEarlier };
  });

  routes.handle(sendSupportMessage, async (call) => {
    const { requestId, text, pictures } = call.request;
    if (text === '' && pictures.length === 0) throw new Refusal(400, 'support.message.empty');
    if (isGuest(call.member))
      await limits.take('support-message-address', clientOf(call), messagesPerAddress, 10 * minuteMs);
    const caller = callerOf(call);
    await limits.take('support-message', limitOf(caller), messagesPerMinute, minuteMs);
    const channel = await channelOf(call.member);
    const fresh = { requestId, text, pictures, channel, language: call.language };
    return messageOnWire(await addPlayerMessage(needs, caller, fresh));
  });

  routes.handle(getSupportUnread, async (call) => {
    const caller = knownCaller(call);
    if (!caller) return { count: 0 };
    const rows = await db.query<{ count: number }>(
      `select count(*)::int as count from support_message m join support_conversation c on c.id = m.conversation_id
       where m.author = 'support' and m.id > c.player_read_id and ${ownedBy('c')}`,
      ownerOf(caller),
    );
    return { count: rows[0]?.count ?? 0 };
  });

  routes.handle(markSupportRead, async (call) => {
    const caller = knownCaller(call);
    if (caller)
      await db.query(
        `update support_conversation c set player_read_id = $4 where c.player_read_id < $4 and ${ownedBy('c')}`,
        [...ownerOf(caller), call.request.upTo],
      );
    return null;
  });
}

function answerPictures(needs: SupportNeeds): void {
  const { routes, db, limits } = needs;
  const redrawer = createPictureRedrawer();

  routes.handle(uploadSupportPicture, async (call) => {
    if (isGuest(call.member)) await limits.take('support-picture-address', clientOf(call), picturesPerAddress, hourMs);
    const caller = callerOf(call);
    await limits.take('support-picture', limitOf(caller), picturesPerTenMinutes, 10 * minuteMs);
    return { id: await addPicture(needs, redrawer, caller, call.request.image) };
  });

  routes.handle(getSupportPicture, (call) => ownPicture(db, knownCaller(call), call.request.id));
}

/** Customer service: conversations between players and the console. */
export const supportModule: OperatorModule<SupportNeeds> = {
  name: 'support',
  migrations: { owner: 'support', folder: new URL('./migrations/', import.meta.url) },
  register(needs) {
    answerMessages(needs);
    answerPictures(needs);
    addPersonalData(needs);
    needs.jobs.add(purgePicturesJob(needs));
  },
};
