import type { GameEntry } from '../../domains/casino/index.ts';
import { electronicForms } from '../lottery/electronic-forms.ts';
import { carRace, eightOfTwenty, fiveDigits, type GameNames, twentyOfEighty } from '../lottery/game-names.ts';
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

/** Names as the word table writes them. */
const joined = ({ KO, EN, VI, CN, JA, TH }: GameNames): string => [KO, EN, VI, CN, JA, TH].join('|');

/** The draws that the lottery pages have, as entries of the catalogue: a press on one leads there. */
export const lotteryDrafts: readonly GameEntry[] = [
  draw('LOTT', '11X5', 'first3-direct', '5/11 복권|5/11 Lottery|Xổ số 5/11|11选5彩票|5/11 ロト|ลอตเตอรี่ 5/11'),
  draw('LOTT', 'K3', 'sum', '스피드 주사위|Speed Dice|Xúc xắc nhanh|极速快3|スピードダイス|ลูกเต๋าเร็ว'),
  draw('LOTT', 'SSC', 'place', joined(fiveDigits)),
  draw('LOTT', 'PK10', 'place', joined(carRace)),
  draw('LOTT', 'KLSF', 'any3', joined(eightOfTwenty)),
  draw('LOTT', 'KL8', 'any5', joined(twentyOfEighty)),
  draw('ELOTT', 'E5', 'any1', '번개 5/11|Lightning 5/11|Tia chớp 5/11|闪电11选5|ライトニング 5/11|สายฟ้า 5/11'),
  ...electronicForms.map(({ code, defaultPlay, names }) => draw('ELOTT', code, defaultPlay, joined(names))),
];
