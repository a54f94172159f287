import type { SymbolName } from '@tessera/shared/art';
import type { Named } from './word-table.ts';

export interface CuratedTitle extends Named {
  readonly symbol: SymbolName;
  readonly vendor: string;
  /** The maths it follows. */
  readonly profile: string;
}

const title = (
  symbol: SymbolName,
  vendor: string,
  profile: string,
  ko: string,
  en: string,
  vi: string,
): CuratedTitle => ({
  symbol,
  vendor,
  profile,
  ko,
  en,
  vi,
});

/** The house's best-known games, most played first: each is its vendor's first game with that symbol. */
export const curatedTitles: readonly CuratedTitle[] = [
  title('gem', 'PP', 'high-965', '별빛 수정궁', 'Starlit Crystal Palace', 'Cung pha lê ánh sao'),
  title('koi', 'PG', 'medium-961', '쌍잉어 연못', 'Twin Koi Pond', 'Hồ cá chép đôi'),
  title('seven', 'JL', 'low-951', '럭키 세븐즈', 'Lucky Sevens', 'Bảy bảy may mắn'),
  title('fox', 'FC', 'medium-968', '여우 가면', 'Fox Mask', 'Mặt nạ hồ ly'),
  title('lantern', 'PG', 'medium-964', '홍등 거리', 'Lantern Street', 'Phố đèn lồng'),
  title('planet', 'BNG', 'low-967', '토성 익스프레스', 'Saturn Express', 'Tốc hành sao Thổ'),
  title('scales', 'BGS', 'medium-961', '용의 비늘', 'Dragon Scales', 'Vảy rồng'),
  title('moon', 'CQ9', 'high-970', '달빛 서고', 'Moonlit Archive', 'Thư các dưới trăng'),
  title('lotus', 'PG', 'medium-964', '연꽃 정원', 'Lotus Garden', 'Vườn sen'),
  title('crown', 'PP', 'high-965', '왕관의 밤', 'Night of Crowns', 'Đêm vương miện'),
  title('sun', 'BNG', 'medium-961', '태양의 문', 'Gate of the Sun', 'Cổng mặt trời'),
  title('dice', 'FC', 'medium-972', '황금 주사위', 'Golden Dice', 'Xúc xắc vàng'),
  title('hourglass', 'CQ9', 'high-962', '모래시계', 'Hourglass', 'Đồng hồ cát'),
  title('phoenix', 'CQ9', 'high-969', '봉황의 깃', 'Tailfeather', 'Lông phượng'),
  title('clover', 'JL', 'low-959', '네잎 행운', 'Four-Leaf Luck', 'Vận may bốn lá'),
  title('cherry', 'PP', 'low-962', '체리 팝', 'Cherry Pop', 'Anh đào nổ vị'),
  title('compass', 'BNG', 'high-956', '북극성 항해', 'Polaris Voyage', 'Hải trình Bắc Cực'),
  title('pyramid', 'BGS', 'high-962', '사막의 눈', 'Eye of the Desert', 'Mắt sa mạc'),
  title('potion', 'FC', 'medium-951', '연금술사', 'The Alchemist', 'Nhà giả kim'),
];
