import { wordTable } from './word-table.ts';

/** What a title may say of its noun; each goes with every noun of the tables. */
export const modifiers = wordTable(`
별빛|Starlit|ánh sao|星光|星明かりの|แสงดาว
달빛|Moonlit|ánh trăng|月光|月夜の|แสงจันทร์
새벽|Dawn|ban mai|晨曦|夜明けの|ยามรุ่งอรุณ
한밤의|Midnight|nửa đêm|午夜|真夜中の|ยามเที่ยงคืน
황금|Golden|hoàng kim|黄金|黄金の|ทองคำ
은빛|Silver|ánh bạc|银色|銀の|สีเงิน
푸른|Azure|xanh biếc|碧蓝|蒼き|สีคราม
붉은|Crimson|đỏ thắm|绯红|真紅の|สีแดงชาด
하얀|Ivory|trắng ngà|洁白|純白の|สีงาช้าง
비취|Jade|ngọc bích|翡翠|翡翠の|หยก
호박빛|Amber|hổ phách|琥珀|琥珀色の|สีอำพัน
보랏빛|Violet|tím biếc|紫霞|紫の|สีม่วง
비단|Silken|lụa là|锦绣|絹の|แพรไหม
고요한|Quiet|tĩnh lặng|静谧|静かなる|แสนสงบ
숨은|Hidden|ẩn mình|隐秘|隠された|ซ่อนเร้น
오래된|Ancient|cổ xưa|远古|古の|โบราณ
첫눈의|First Snow|tuyết đầu mùa|初雪|初雪の|หิมะแรก
겨울|Winter|mùa đông|寒冬|冬の|ฤดูหนาว
봄날의|Springtime|mùa xuân|春日|春の|ฤดูใบไม้ผลิ
여름밤|Summer Night|đêm hè|夏夜|夏の夜の|คืนฤดูร้อน
가을|Autumn|mùa thu|金秋|秋の|ฤดูใบไม้ร่วง
북쪽|Northern|phương bắc|北方|北の|แดนเหนือ
남쪽|Southern|phương nam|南方|南の|แดนใต้
동방의|Eastern|phương đông|东方|東方の|แดนบูรพา
안개 속|Misty|trong sương|迷雾|霧の|ในสายหมอก
비 갠 뒤|After Rain|sau cơn mưa|雨后|雨上がりの|หลังสายฝน
바람의|Windborne|của gió|乘风|風の|แห่งสายลม
구름 위|Cloudtop|trên mây|云端|雲上の|เหนือเมฆา
천둥의|Thunder|sấm vang|雷霆|雷鳴の|สายฟ้า
불타는|Blazing|rực lửa|烈焰|燃える|แห่งเปลวเพลิง
얼음|Frozen|băng giá|冰封|氷の|น้ำแข็ง
꿈꾸는|Dreaming|mộng mơ|梦幻|夢見る|แห่งความฝัน
춤추는|Dancing|nhảy múa|舞动|踊る|เริงระบำ
노래하는|Singing|ngân nga|欢歌|歌う|ขับขาน
떠도는|Wandering|phiêu bạt|漂泊|さすらいの|พเนจร
빛나는|Radiant|rạng ngời|璀璨|輝く|เจิดจรัส
왕실의|Royal|hoàng gia|皇家|王家の|ราชวงศ์
장인의|Artisan|nghệ nhân|匠心|匠の|ช่างฝีมือ
전설의|Legendary|huyền thoại|传说|伝説の|ในตำนาน
신비한|Mystic|huyền bí|神秘|神秘の|มหัศจรรย์
행운의|Lucky|may mắn|幸运|幸運の|นำโชค
축제의|Festival|lễ hội|庆典|祭りの|เทศกาล
무지개|Rainbow|cầu vồng|彩虹|虹の|สายรุ้ง
일곱 번째|Seventh|thứ bảy|第七|七番目の|ที่เจ็ด
영원한|Everlasting|vĩnh cửu|永恒|永遠の|นิรันดร์
작은|Little|tí hon|小小|小さな|จิ๋ว
위대한|Grand|vĩ đại|至尊|偉大なる|สุดยิ่งใหญ่
`);
