import type { SymbolName } from '@tessera/shared/art';
import { type Named, words } from './word-table.ts';

export interface CuratedTitle extends Named {
  readonly symbol: SymbolName;
  /** Chosen among its studio's for the colours that its seed gives. */
  readonly code: string;
  /** The maths it follows. */
  readonly profile: string;
}

const title = (symbol: SymbolName, code: string, profile: string, row: string): CuratedTitle => ({
  symbol,
  code,
  profile,
  ...words(row),
});

/** The best-known games, most played first: each is a code whose picture shows its symbol. */
export const curatedTitles: readonly CuratedTitle[] = [
  title(
    'gem',
    'PP-0086',
    'high-965',
    '별빛 수정궁|Starlit Crystal Palace|Cung pha lê ánh sao|星光水晶宫|スターリット・クリスタルパレス|วังคริสตัล แสงดาว',
  ),
  title('koi', 'PG-0123', 'medium-961', '쌍잉어 연못|Twin Koi Pond|Hồ cá chép đôi|双锦鲤池|双鯉の池|สระปลาคาร์ปคู่'),
  title('seven', 'JL-0249', 'low-951', '럭키 세븐즈|Lucky Sevens|Bảy bảy may mắn|好运777|ラッキーセブンズ|ลัคกี้เซเว่นส์'),
  title('fox', 'FC-0008', 'medium-968', '여우 가면|Fox Mask|Mặt nạ hồ ly|狐狸面具|狐の面|หน้ากากจิ้งจอก'),
  title('lantern', 'PG-0187', 'medium-964', '홍등 거리|Lantern Street|Phố đèn lồng|灯笼长街|ランタン通り|ถนนโคมแดง'),
  title(
    'planet',
    'BNG-0272',
    'low-967',
    '토성 익스프레스|Saturn Express|Tốc hành sao Thổ|土星特快|サターン・エクスプレス|รถด่วนดาวเสาร์',
  ),
  title('scales', 'BGS-0006', 'medium-961', '용의 비늘|Dragon Scales|Vảy rồng|龙之鳞|ドラゴンスケイル|เกล็ดพญามังกร'),
  title(
    'moon',
    'CQ9-0425',
    'high-970',
    '달빛 서고|Moonlit Archive|Thư các dưới trăng|月光书阁|月夜の書庫|หอสมุด แสงจันทร์',
  ),
  title('lotus', 'PG-0174', 'medium-964', '연꽃 정원|Lotus Garden|Vườn sen|莲花园|蓮の庭園|สวนดอกบัว'),
  title('crown', 'PP-0259', 'high-965', '왕관의 밤|Night of Crowns|Đêm vương miện|王冠之夜|王冠の夜|ราตรีแห่งมงกุฎ'),
  title('sun', 'BNG-0201', 'medium-961', '태양의 문|Gate of the Sun|Cổng mặt trời|太阳之门|太陽の門|ประตูสุริยะ'),
  title('dice', 'FC-0107', 'medium-972', '황금 주사위|Golden Dice|Xúc xắc vàng|黄金骰子|黄金のダイス|ลูกเต๋า ทองคำ'),
  title('hourglass', 'CQ9-0331', 'high-962', '모래시계|Hourglass|Đồng hồ cát|沙漏|砂時計|นาฬิกาทราย'),
  title('phoenix', 'CQ9-0452', 'high-969', '봉황의 깃|Tailfeather|Lông phượng|凤凰之羽|鳳凰の尾羽|ขนหางหงส์'),
  title('clover', 'JL-0178', 'low-959', '네잎 행운|Four-Leaf Luck|Vận may bốn lá|四叶幸运|四つ葉の幸運|โคลเวอร์พารวย'),
  title('cherry', 'PP-0134', 'low-962', '체리 팝|Cherry Pop|Anh đào nổ vị|樱桃爆爆|チェリーポップ|เชอร์รีป๊อป'),
  title(
    'compass',
    'BNG-0111',
    'high-956',
    '북극성 항해|Polaris Voyage|Hải trình Bắc Cực|北极星远航|北極星の航海|ตามรอยดาวเหนือ',
  ),
  title('pyramid', 'BGS-0535', 'high-962', '사막의 눈|Eye of the Desert|Mắt sa mạc|沙漠之眼|砂漠の瞳|ดวงตาทะเลทราย'),
  title('potion', 'FC-0656', 'medium-951', '연금술사|The Alchemist|Nhà giả kim|炼金术师|錬金術師|นักเล่นแร่แปรธาตุ'),
];
