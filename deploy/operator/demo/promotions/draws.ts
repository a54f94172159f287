import type { DrawTexts } from '@tessera/shared/wire/console';
import { publishDrop } from '../../domains/envelopes/index.ts';
import { addRaffle, publishRaffle, runRaffles } from '../../domains/raffles/index.ts';
import { dayMs, hourMs, minuteMs } from '../../platform/clock/durations.ts';
import type { Seed } from '../seed.ts';
import { amountsOf } from './amounts.ts';

type Texts = Required<DrawTexts>;

const running: Texts = {
  KO: {
    title: '주간 추첨',
    detail: '정산된 베팅과 매일 출석으로 추첨권을 받습니다. 손실과 입금은 추첨권을 늘리지 않습니다.',
  },
  EN: {
    title: 'Weekly raffle',
    detail: 'Tickets come from settled bets and daily sign-ins. Losses and deposits bring none.',
  },
  JA: {
    title: 'ウィークリー抽せん',
    detail: '抽せん券は精算済みのベットと毎日のチェックインで増えます。損失や入金では増えません。',
  },
  CN: { title: '每周抽奖', detail: '抽奖券来自已结算的投注和每日签到。亏损和存款不会增加抽奖券。' },
  TH: {
    title: 'จับรางวัลประจำสัปดาห์',
    detail: 'ได้สิทธิ์จากเดิมพันที่คิดผลแล้วและการเช็คอินรายวัน การเสียเดิมพันและการฝากเงินไม่เพิ่มสิทธิ์',
  },
  VI: {
    title: 'Rút thăm hằng tuần',
    detail: 'Vé đến từ các cược đã kết toán và điểm danh hằng ngày. Thua cược và nạp tiền không thêm vé.',
  },
};
const past: Texts = {
  KO: {
    title: '지난 추첨',
    detail: '데모를 위해 나중에 채워 넣은 추첨입니다. 이 기간에 정산된 베팅이 있으면 추첨권이 됩니다.',
  },
  EN: {
    title: 'Last raffle',
    detail: 'A raffle that was filled in afterwards for the demo. Bets that were settled in its time are its tickets.',
  },
  JA: {
    title: '前回の抽せん',
    detail: 'デモのために後から入れた抽せんです。期間中に精算されたベットが抽せん券になります。',
  },
  CN: { title: '上次抽奖', detail: '为演示事后补入的抽奖。期间内已结算的投注即为抽奖券。' },
  TH: { title: 'การจับรางวัลครั้งก่อน', detail: 'เพิ่มย้อนหลังสำหรับการสาธิต เดิมพันที่คิดผลในช่วงนั้นนับเป็นสิทธิ์' },
  VI: {
    title: 'Lần rút thăm trước',
    detail: 'Được thêm sau để minh họa. Các cược đã kết toán trong thời gian đó là vé.',
  },
};
const envelopes: Texts = {
  KO: {
    title: '홍바오',
    detail: '시작할 때 모든 대상 회원에게 봉투가 나누어집니다. 언제 열어도 금액은 같습니다.',
  },
  EN: {
    title: 'Red envelopes',
    detail: 'Dealt to every player at the beginning. The amount is the same whenever it is opened.',
  },
  JA: { title: '紅包', detail: '開始時に対象の会員全員に配られます。いつ開けても金額は同じです。' },
  CN: { title: '红包', detail: '开始时分给所有符合条件的会员，何时打开金额都一样。' },
  TH: { title: 'อั่งเปา', detail: 'แจกให้สมาชิกที่มีสิทธิ์ทุกคนตั้งแต่เริ่ม เปิดเมื่อใดก็ได้จำนวนเงินเท่าเดิม' },
  VI: {
    title: 'Lì xì',
    detail: 'Được chia cho mọi thành viên đủ điều kiện lúc bắt đầu. Mở lúc nào cũng cùng một số tiền.',
  },
};

/** For each merchant a raffle that is open, one that is drawn, and a drop of envelopes that begins soon. */
export const drawsSeed: Seed = {
  name: 'draws-1',
  module: 'raffles',
  async run(services) {
    const { clock, merchants } = services;
    const now = clock.now().getTime();
    const at = (ms: number) => new Date(now + ms);
    for (const merchant of merchants.all()) {
      const { minor } = amountsOf(merchant);
      const rules = {
        ticketStakeMinor: minor(1),
        products: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const,
        isPerDay: true,
        isPerSignIn: true,
        maximumTickets: 100,
        prizes: [
          { count: 1, amountMinor: minor(20) },
          { count: 4, amountMinor: minor(5) },
          { count: 20, amountMinor: minor(1) },
        ],
        claimDays: 7,
      };
      const common = { merchant: merchant.code, rules: { ...rules, products: [...rules.products] } };
      const lastTimes = { opensAt: at(-8 * dayMs), closesAt: at(-dayMs), drawsAt: at(-dayMs + hourMs) };
      await addRaffle(services, { ...common, texts: past, ...lastTimes }, 'demo');
      const times = { opensAt: at(minuteMs), closesAt: at(7 * dayMs), drawsAt: at(7 * dayMs + hourMs) };
      await publishRaffle(services, { ...common, texts: running, ...times }, 'demo');
      const kinds = [
        { count: 1, amountMinor: minor(10) },
        { count: 9, amountMinor: minor(1) },
        { count: 40, amountMinor: Math.round(minor(1) / 5) },
      ];
      await publishDrop(
        services,
        {
          merchant: merchant.code,
          texts: envelopes,
          rules: { kinds, minimumRank: null, betDays: null },
          ...{ opensAt: at(10 * minuteMs), endsAt: at(dayMs) },
        },
        'demo',
      );
    }
    // One run closes the raffle of the past, and one after the time for which its list is public draws it.
    for (const later of [0, hourMs]) await runRaffles(services, at(later));
  },
};
