import type { GameEntry } from '../../domains/casino/index.ts';
import { electronicForms } from '../lottery/electronic-forms.ts';
import { words } from './words/word-table.ts';

/** The vendor whose games are the site's own draws (spec §2, decision 2). */
const vassalage = 'TCG_SEA';

const draw = (category: 'LOTT' | 'ELOTT', lotteryCode: string, defaultPlay: string, names: string): GameEntry => ({
  // What follows the vendor is the code of the draw on the lottery pages.
  code: `${vassalage}-${lotteryCode}`,
  vassalage,
  category,
  kind: 'DRAW',
  names: words(names),
  rtp: null,
  volatility: null,
  maxWin: null,
  hitRate: null,
  stakes: { minimum: 1, maximum: 1000 },
  features: [],
  isNew: false,
  isPlayable: true,
  slot: null,
  defaultPlay,
});

/** The draws that the lottery pages have, as entries of the catalogue: a press on one leads there. */
export const lotteryDrafts: readonly GameEntry[] = [
  draw('LOTT', '11X5', 'first3-direct', '5/11 복권|5/11 Lottery|Xổ số 5/11|11选5彩票|5/11 ロト|ลอตเตอรี่ 5/11'),
  draw('LOTT', 'K3', 'sum', '스피드 주사위|Speed Dice|Xúc xắc nhanh|极速快3|スピードダイス|ลูกเต๋าเร็ว'),
  draw('LOTT', 'SSC', 'place', '파이브 디짓|Five Digits|Ngũ số|时时彩|ファイブデジット|ห้าหลัก'),
  draw('LOTT', 'PK10', 'place', '텐카 레이스|Ten Car Race|Đua 10 xe|赛车PK10|10台レース|แข่งรถ 10 คัน'),
  draw('LOTT', 'KLSF', 'any3', '해피 8/20|Happy 8/20|Vui vẻ 8/20|快乐十分|ハッピー 8/20|แฮปปี้ 8/20'),
  draw('ELOTT', 'E5', 'any1', '번개 5/11|Lightning 5/11|Tia chớp 5/11|闪电11选5|ライトニング 5/11|สายฟ้า 5/11'),
  ...electronicForms.map(({ code, defaultPlay, names: { KO, EN, VI, CN, JA, TH } }) =>
    draw('ELOTT', code, defaultPlay, [KO, EN, VI, CN, JA, TH].join('|')),
  ),
];
