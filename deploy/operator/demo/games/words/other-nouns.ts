import type { TableName } from '@tessera/shared/art';
import { type Named, words, wordTable } from './word-table.ts';

/** What the RNG kinds are called that are not slots (wire-facts: scratch, video poker, table, arcade); before it stands what the picture shows. */
export const kindNouns = {
  SC: wordTable(`
스크래치|Scratch|Vé cào|刮刮乐|スクラッチ|บัตรขูด
즉석복권|Instant Ticket|Vé số cào nhanh|即开彩票|インスタントくじ|สลากขูดทันใจ
`),
  VP: wordTable(`
비디오 포커|Video Poker|Video Poker|视频扑克|ビデオポーカー|วิดีโอโป๊กเกอร์
조커 포커|Joker Poker|Joker Poker|鬼牌扑克|ジョーカーポーカー|โจ๊กเกอร์โป๊กเกอร์
`),
  TG: wordTable(`
블랙잭|Blackjack|Xì dách|二十一点|ブラックジャック|แบล็กแจ็ก
미니 룰렛|Mini Roulette|Roulette mini|迷你轮盘|ミニルーレット|รูเล็ตมินิ
포커 테이블|Poker Table|Bàn poker|扑克桌|ポーカーテーブル|โต๊ะโป๊กเกอร์
`),
  AC: wordTable(`
플링코|Plinko|Plinko|普林科|プリンコ|พลิงโก
키노|Keno|Keno|基诺|キノ|คีโน
지뢰 찾기|Mines|Dò mìn|扫雷|マインズ|กู้ระเบิด
`),
};

export const liveNouns: Readonly<Record<TableName, Named>> = {
  baccarat: words('바카라|Baccarat|Baccarat|百家乐|バカラ|บาคาร่า'),
  roulette: words('룰렛|Roulette|Roulette|轮盘|ルーレット|รูเล็ต'),
  dragonTiger: words('드래곤 타이거|Dragon Tiger|Rồng Hổ|龙虎|ドラゴンタイガー|เสือมังกร'),
  sicBo: words('식보|Sic Bo|Tài xỉu Sicbo|骰宝|シックボー|ไฮโล'),
  blackjack: words('블랙잭|Blackjack|Blackjack|二十一点|ブラックジャック|แบล็กแจ็ก'),
};

export const livePlaces = wordTable(`
스피드|Speed|Tốc độ|极速|スピード|สปีด
오로라|Aurora|Cực quang|极光|オーロラ|ออโรรา
살롱|Salon|Salon|沙龙|サロン|ซาลอน
그랜드|Grand|Đại sảnh|豪华|グランド|แกรนด์
프라이빗|Private|Riêng tư|私享|プライベート|ไพรเวต
라운지|Lounge|Phòng chờ|雅座|ラウンジ|เลานจ์
테라스|Terrace|Sân thượng|露台|テラス|เทอเรซ
스카이|Sky|Bầu trời|天空|スカイ|สกาย
하버|Harbor|Bến cảng|海港|ハーバー|ฮาร์เบอร์
블루|Blue|Xanh|蓝色|ブルー|บลู
`);

export const fishNouns = wordTable(`
깊은 바다|Deep Sea|Biển sâu|深海|深海|ทะเลลึก
산호 사냥|Coral Hunt|Săn san hô|珊瑚捕猎|サンゴハント|ล่าปะการัง
고래의 노래|Whale Song|Khúc ca cá voi|鲸歌|クジラの歌|บทเพลงวาฬ
황금 그물|Golden Net|Lưới vàng|黄金渔网|黄金の網|แหทองคำ
심해 등불|Abyss Lantern|Đèn vực sâu|深渊灯火|深海の灯火|โคมไฟใต้สมุทร
파도 사냥꾼|Wave Hunter|Thợ săn sóng|逐浪猎人|波のハンター|นักล่าคลื่น
진주 만|Pearl Bay|Vịnh ngọc trai|珍珠湾|パールベイ|อ่าวไข่มุก
용왕의 바다|Dragon King's Sea|Biển Long Vương|龙王之海|龍王の海|ทะเลราชามังกร
해마 경주|Seahorse Race|Đua cá ngựa|海马竞速|タツノオトシゴレース|แข่งม้าน้ำ
푸른 작살|Blue Harpoon|Lao xanh|蓝色鱼叉|青い銛|ฉมวกสีน้ำเงิน
문어 동굴|Octopus Cave|Hang bạch tuộc|章鱼洞窟|タコの洞窟|ถ้ำหมึกยักษ์
달빛 낚시|Moonlight Angling|Câu cá đêm trăng|月光垂钓|月夜の釣り|ตกปลาใต้แสงจันทร์
`);

/** Card games all: the picture of a room is a fan of cards. */
export const pvpNouns = wordTable(`
다섯 장 포커|Five-Card Poker|Poker năm lá|五张扑克|ファイブカードポーカー|โป๊กเกอร์ห้าใบ
원카드|Crazy Eights|Crazy Eights|疯狂八点|クレイジーエイト|เครซี่เอท
세븐 포커|Seven Poker|Poker bảy lá|七张扑克|セブンポーカー|โป๊กเกอร์เจ็ดใบ
바둑이|Badugi|Badugi|巴杜基|バドゥーギ|บาดูกี
홀덤|Hold'em|Hold'em|德州扑克|ホールデム|โฮลเด็ม
티엔렌|Tien Len|Tiến lên|越南大老二|ティエンレン|ไพ่เตียนเลน
러미|Rummy|Phỏm|拉米|ラミー|รัมมี่
오마하|Omaha|Omaha|奥马哈|オマハ|โอมาฮา
차이니즈 포커|Chinese Poker|Mậu binh|十三张|チャイニーズポーカー|ไพ่สิบสามใบ
`);

export const roomLevels = wordTable(`
입문방|Beginners|phòng nhập môn|新手房|初級ルーム|ห้องมือใหม่
일반방|Regulars|phòng thường|普通房|一般ルーム|ห้องทั่วไป
고수방|Experts|phòng cao thủ|高手房|上級ルーム|ห้องเซียน
명인방|Masters|phòng danh thủ|大师房|名人ルーム|ห้องปรมาจารย์
`);
