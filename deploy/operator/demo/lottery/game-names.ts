import type { InEveryLanguage } from '../../platform/localized.ts';

export type GameNames = InEveryLanguage<string>;

/** One minute's three dice; Chinese players know them as fast three. */
export const dice: GameNames = {
  KO: '스피드 주사위',
  EN: 'Speed Dice',
  VI: 'Xúc xắc nhanh',
  CN: '极速快3',
  JA: 'スピードダイス',
  TH: 'ลูกเต๋าเร็ว',
};

/** Five numbers of eleven every minute: the game of electronic lottery. */
export const lightningFive: GameNames = {
  KO: '번개 5/11',
  EN: 'Lightning 5/11',
  VI: 'Tia chớp 5/11',
  CN: '闪电11选5',
  JA: 'ライトニング 5/11',
  TH: 'สายฟ้า 5/11',
};

/** Five digits, known to Chinese players as always lucky. */
export const fiveDigits: GameNames = {
  KO: '파이브 디짓',
  EN: 'Five Digits',
  VI: 'Ngũ số',
  CN: '时时彩',
  JA: 'ファイブデジット',
  TH: 'ห้าหลัก',
};

/** Ten cars in the order in which they arrive. */
export const carRace: GameNames = {
  KO: '텐카 레이스',
  EN: 'Ten Car Race',
  VI: 'Đua 10 xe',
  CN: '赛车PK10',
  JA: '10台レース',
  TH: 'แข่งรถ 10 คัน',
};

/** Eight numbers of twenty, known to Chinese players as happy ten. */
export const eightOfTwenty: GameNames = {
  KO: '해피 8/20',
  EN: 'Happy 8/20',
  VI: 'Vui vẻ 8/20',
  CN: '快乐十分',
  JA: 'ハッピー 8/20',
  TH: 'แฮปปี้ 8/20',
};

/** Twenty numbers of eighty, known to Chinese players as happy eight. */
export const twentyOfEighty: GameNames = {
  KO: '키노 20/80',
  EN: 'Keno 20/80',
  VI: 'Keno 20/80',
  CN: '快乐8',
  JA: 'キノ 20/80',
  TH: 'คีโน 20/80',
};

/** Five numbers of eleven without a merchant's name. */
export const plainEleven: GameNames = {
  KO: '5/11',
  EN: '5/11',
  VI: '5/11',
  CN: '11选5',
  JA: '5/11',
  TH: '5/11',
};

/** A game with how often it is drawn. */
export const everyMinutes = (names: GameNames, minutes: number): GameNames => ({
  KO: `${names.KO} ${minutes}분`,
  EN: `${names.EN} ${minutes} min`,
  VI: `${names.VI} ${minutes} phút`,
  CN: `${names.CN} ${minutes}分`,
  JA: `${names.JA} ${minutes}分`,
  TH: `${names.TH} ${minutes} นาที`,
});

/** Five numbers of eleven, under the name of each merchant. */
export const fiveOfEleven: Readonly<Record<string, GameNames>> = {
  aurora: {
    KO: '오로라 5/11',
    EN: 'Aurora 5/11',
    VI: 'Aurora 5/11',
    CN: '极光11选5',
    JA: 'オーロラ 5/11',
    TH: 'ออโรรา 5/11',
  },
  lotus: { KO: '연꽃 5/11', EN: 'Lotus 5/11', VI: 'Sen 5/11', CN: '莲花11选5', JA: '蓮 5/11', TH: 'บัว 5/11' },
  harbor: {
    KO: '하버 5/11',
    EN: 'Harbor 5/11',
    VI: 'Harbor 5/11',
    CN: '海港11选5',
    JA: 'ハーバー 5/11',
    TH: 'ฮาร์เบอร์ 5/11',
  },
};
