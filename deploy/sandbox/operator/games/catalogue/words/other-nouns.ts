import { wordTable } from './word-table.ts';

/** Nouns of the RNG kinds that are not slots (wire-facts: scratch, video poker, table, arcade). */
export const kindNouns = {
  SC: wordTable(`
스크래치|Scratch|Vé cào
즉석복권|Instant Ticket|Vé số cào nhanh
`),
  VP: wordTable(`
비디오 포커|Video Poker|Video Poker
조커 포커|Joker Poker|Joker Poker
`),
  TG: wordTable(`
블랙잭|Blackjack|Xì dách
미니 룰렛|Mini Roulette|Roulette mini
포커 테이블|Poker Table|Bàn poker
`),
  AC: wordTable(`
플링코|Plinko|Plinko
키노|Keno|Keno
지뢰 찾기|Mines|Dò mìn
`),
};

/** Live tables, with the return of the game's best standard bet. */
export const liveNouns = [
  { rtp: 98.9, words: wordTable('바카라|Baccarat|Baccarat')[0] },
  { rtp: 97.3, words: wordTable('룰렛|Roulette|Roulette')[0] },
  { rtp: 96.3, words: wordTable('드래곤 타이거|Dragon Tiger|Rồng Hổ')[0] },
  { rtp: 97.2, words: wordTable('식보|Sic Bo|Tài xỉu Sicbo')[0] },
  { rtp: 99.3, words: wordTable('블랙잭|Blackjack|Blackjack')[0] },
] as const;

export const livePlaces = wordTable(`
스피드|Speed|Tốc độ
오로라|Aurora|Cực quang
살롱|Salon|Salon
그랜드|Grand|Đại sảnh
프라이빗|Private|Riêng tư
라운지|Lounge|Phòng chờ
테라스|Terrace|Sân thượng
스카이|Sky|Bầu trời
하버|Harbor|Bến cảng
블루|Blue|Xanh
`);

export const fishNouns = wordTable(`
깊은 바다|Deep Sea|Biển sâu
산호 사냥|Coral Hunt|Săn san hô
고래의 노래|Whale Song|Khúc ca cá voi
황금 그물|Golden Net|Lưới vàng
심해 등불|Abyss Lantern|Đèn vực sâu
파도 사냥꾼|Wave Hunter|Thợ săn sóng
진주 만|Pearl Bay|Vịnh ngọc trai
용왕의 바다|Dragon King's Sea|Biển Long Vương
해마 경주|Seahorse Race|Đua cá ngựa
푸른 작살|Blue Harpoon|Lao xanh
문어 동굴|Octopus Cave|Hang bạch tuộc
달빛 낚시|Moonlight Angling|Câu cá đêm trăng
`);

export const pvpNouns = wordTable(`
다섯 장 포커|Five-Card Poker|Poker năm lá
맞고|Go-Stop|Go-Stop
세븐 포커|Seven Poker|Poker bảy lá
바둑이|Badugi|Badugi
홀덤|Hold'em|Hold'em
티엔렌|Tien Len|Tiến lên
마작|Mahjong|Mạt chược
장기|Janggi|Cờ tướng
윷판|Yut|Yut
`);

export const roomLevels = wordTable(`
입문방|Beginners|phòng nhập môn
일반방|Regulars|phòng thường
고수방|Experts|phòng cao thủ
명인방|Masters|phòng danh thủ
`);
