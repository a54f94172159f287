import type { ArenaName, SportName } from '@tessera/shared/art';
import { type Named, words, wordTable } from './word-table.ts';

export const regions = wordTable(`
북부|Northern|miền Bắc|北部|北部|ภาคเหนือ
남부|Southern|miền Nam|南部|南部|ภาคใต้
동부|Eastern|miền Đông|东部|東部|ภาคตะวันออก
서부|Western|miền Tây|西部|西部|ภาคตะวันตก
중부|Central|miền Trung|中部|中部|ภาคกลาง
해안|Coastal|duyên hải|沿海|沿岸|ชายฝั่ง
산악|Highland|cao nguyên|高原|高地|ที่ราบสูง
항구|Harbor|bến cảng|港湾|港湾|เมืองท่า
대륙|Continental|lục địa|大陆|大陸|ภาคพื้นทวีป
섬|Island|hải đảo|海岛|離島|หมู่เกาะ
강변|Riverside|ven sông|滨江|リバーサイド|ริมน้ำ
수도|Capital|thủ đô|首都|首都|เมืองหลวง
`);

/** Each sport that a picture shows. */
export const sports: Readonly<Record<SportName, Named>> = {
  football: words('축구|Football|Bóng đá|足球|サッカー|ฟุตบอล'),
  basketball: words('농구|Basketball|Bóng rổ|篮球|バスケットボール|บาสเกตบอล'),
  baseball: words('야구|Baseball|Bóng chày|棒球|野球|เบสบอล'),
  volleyball: words('배구|Volleyball|Bóng chuyền|排球|バレーボール|วอลเลย์บอล'),
  tennis: words('테니스|Tennis|Quần vợt|网球|テニス|เทนนิส'),
  iceHockey: words('아이스하키|Ice Hockey|Khúc côn cầu|冰球|アイスホッケー|ฮอกกี้น้ำแข็ง'),
  handball: words('핸드볼|Handball|Bóng ném|手球|ハンドボール|แฮนด์บอล'),
  badminton: words('배드민턴|Badminton|Cầu lông|羽毛球|バドミントン|แบดมินตัน'),
  tableTennis: words('탁구|Table Tennis|Bóng bàn|乒乓球|卓球|ปิงปอง'),
  cricket: words('크리켓|Cricket|Cricket|板球|クリケット|คริกเก็ต'),
};

export const competitions = wordTable(`
1부 리그|Premier League|hạng nhất|超级联赛|1部リーグ|ลีกสูงสุด
2부 리그|Second League|hạng nhì|次级联赛|2部リーグ|ลีกรอง
컵|Cup|cúp|杯赛|カップ|ชิงถ้วย
챔피언십|Championship|vô địch|锦标赛|選手権|แชมเปียนชิป
슈퍼컵|Super Cup|siêu cúp|超级杯|スーパーカップ|ซูเปอร์คัพ
유소년 리그|Youth League|trẻ|青年联赛|ユースリーグ|ลีกเยาวชน
`);

/** Each kind of e-sports that a picture shows. */
export const arenas: Readonly<Record<ArenaName, Named>> = {
  strategy: words('전략 아레나|Strategy Arena|Đấu trường chiến thuật|策略竞技场|戦略アリーナ|สนามกลยุทธ์'),
  shooter: words('사격 아레나|Shooter Arena|Đấu trường bắn súng|射击竞技场|シューティングアリーナ|สนามชูตเตอร์'),
  racing: words('레이싱 아레나|Racing Arena|Đấu trường đua xe|赛车竞技场|レーシングアリーナ|สนามแข่งรถ'),
  fighting: words('격투 아레나|Fighting Arena|Đấu trường đối kháng|格斗竞技场|格闘アリーナ|สนามต่อสู้'),
  card: words('카드 아레나|Card Arena|Đấu trường thẻ bài|卡牌竞技场|カードアリーナ|สนามการ์ด'),
  football: words('축구 아레나|Football Arena|Đấu trường bóng đá|足球竞技场|サッカーアリーナ|สนามฟุตบอล'),
  tower: words('타워 아레나|Tower Arena|Đấu trường phòng thủ|塔防竞技场|タワーアリーナ|สนามป้องกันป้อม'),
};
