import { wordTable } from './word-table.ts';

/** What a title may say of its noun; each goes with every noun of the tables. */
export const modifiers = wordTable(`
별빛|Starlit|ánh sao
달빛|Moonlit|ánh trăng
새벽|Dawn|ban mai
한밤의|Midnight|nửa đêm
황금|Golden|hoàng kim
은빛|Silver|ánh bạc
푸른|Azure|xanh biếc
붉은|Crimson|đỏ thắm
하얀|Ivory|trắng ngà
비취|Jade|ngọc bích
호박빛|Amber|hổ phách
보랏빛|Violet|tím biếc
비단|Silken|lụa là
고요한|Quiet|tĩnh lặng
숨은|Hidden|ẩn mình
오래된|Ancient|cổ xưa
첫눈의|First Snow|tuyết đầu mùa
겨울|Winter|mùa đông
봄날의|Springtime|mùa xuân
여름밤|Summer Night|đêm hè
가을|Autumn|mùa thu
북쪽|Northern|phương bắc
남쪽|Southern|phương nam
동방의|Eastern|phương đông
안개 속|Misty|trong sương
비 갠 뒤|After Rain|sau cơn mưa
바람의|Windborne|của gió
구름 위|Cloudtop|trên mây
천둥의|Thunder|sấm vang
불타는|Blazing|rực lửa
얼음|Frozen|băng giá
꿈꾸는|Dreaming|mộng mơ
춤추는|Dancing|nhảy múa
노래하는|Singing|ngân nga
떠도는|Wandering|phiêu bạt
빛나는|Radiant|rạng ngời
왕실의|Royal|hoàng gia
장인의|Artisan|nghệ nhân
전설의|Legendary|huyền thoại
신비한|Mystic|huyền bí
행운의|Lucky|may mắn
축제의|Festival|lễ hội
무지개|Rainbow|cầu vồng
일곱 번째|Seventh|thứ bảy
영원한|Everlasting|vĩnh cửu
작은|Little|tí hon
위대한|Grand|vĩ đại
`);
