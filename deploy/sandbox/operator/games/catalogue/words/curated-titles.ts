import type { SymbolName } from '@tessera/shared/art';
import type { Named } from './word-table.ts';

export interface CuratedTitle extends Named {
  readonly symbol: SymbolName;
  /** Chosen among its studio's for the colours that its seed gives. */
  readonly code: string;
  /** The maths it follows. */
  readonly profile: string;
}

const title = (
  symbol: SymbolName,
  code: string,
  profile: string,
  ko: string,
  en: string,
  vi: string,
): CuratedTitle => ({
  symbol,
  code,
  profile,
  ko,
  en,
  vi,
});

/** The house's best-known games, most played first: each is a code whose picture shows its symbol. */
export const curatedTitles: readonly CuratedTitle[] = [
  title('gem', 'PP-0086', 'high-965', '별빛 수정궁', 'Starlit Crystal Palace', 'Cung pha lê ánh sao'),
  title('koi', 'PG-0123', 'medium-961', '쌍잉어 연못', 'Twin Koi Pond', 'Hồ cá chép đôi'),
  title('seven', 'JL-0249', 'low-951', '럭키 세븐즈', 'Lucky Sevens', 'Bảy bảy may mắn'),
  title('fox', 'FC-0008', 'medium-968', '여우 가면', 'Fox Mask', 'Mặt nạ hồ ly'),
  title('lantern', 'PG-0187', 'medium-964', '홍등 거리', 'Lantern Street', 'Phố đèn lồng'),
  title('planet', 'BNG-0272', 'low-967', '토성 익스프레스', 'Saturn Express', 'Tốc hành sao Thổ'),
  title('scales', 'BGS-0006', 'medium-961', '용의 비늘', 'Dragon Scales', 'Vảy rồng'),
  title('moon', 'CQ9-0425', 'high-970', '달빛 서고', 'Moonlit Archive', 'Thư các dưới trăng'),
  title('lotus', 'PG-0174', 'medium-964', '연꽃 정원', 'Lotus Garden', 'Vườn sen'),
  title('crown', 'PP-0259', 'high-965', '왕관의 밤', 'Night of Crowns', 'Đêm vương miện'),
  title('sun', 'BNG-0201', 'medium-961', '태양의 문', 'Gate of the Sun', 'Cổng mặt trời'),
  title('dice', 'FC-0107', 'medium-972', '황금 주사위', 'Golden Dice', 'Xúc xắc vàng'),
  title('hourglass', 'CQ9-0331', 'high-962', '모래시계', 'Hourglass', 'Đồng hồ cát'),
  title('phoenix', 'CQ9-0452', 'high-969', '봉황의 깃', 'Tailfeather', 'Lông phượng'),
  title('clover', 'JL-0178', 'low-959', '네잎 행운', 'Four-Leaf Luck', 'Vận may bốn lá'),
  title('cherry', 'PP-0134', 'low-962', '체리 팝', 'Cherry Pop', 'Anh đào nổ vị'),
  title('compass', 'BNG-0111', 'high-956', '북극성 항해', 'Polaris Voyage', 'Hải trình Bắc Cực'),
  title('pyramid', 'BGS-0535', 'high-962', '사막의 눈', 'Eye of the Desert', 'Mắt sa mạc'),
  title('potion', 'FC-0656', 'medium-951', '연금술사', 'The Alchemist', 'Nhà giả kim'),
];
