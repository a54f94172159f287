import { wordTable } from './word-table.ts';

export const gardenNouns = {
  lotus: wordTable(`
연꽃|Lotus|Hoa sen|莲花|蓮の花|ดอกบัว
정원|Garden|Khu vườn|花园|庭園|อุทยาน
꽃밭|Flower Field|Cánh đồng hoa|花田|花畑|ทุ่งดอกไม้
수련|Water Lily|Hoa súng|睡莲|睡蓮|บัวสาย
연못가|Pondside|Bờ ao|池畔|池のほとり|ริมสระ
꽃잎|Petals|Cánh hoa|花瓣|花びら|กลีบดอกไม้
다원|Tea Garden|Vườn trà|茶园|茶園|ไร่ชา
매화|Plum Blossom|Hoa mai|梅花|梅の花|ดอกเหมย
난초|Orchid|Hoa lan|兰花|蘭|กล้วยไม้
모란|Peony|Mẫu đơn|牡丹|牡丹|ดอกโบตั๋น
꽃향기|Fragrance|Hương hoa|花香|花の香り|กลิ่นดอกไม้
꽃배|Flower Boat|Thuyền hoa|花船|花舟|เรือดอกไม้
`),
  cherry: wordTable(`
체리|Cherry|Anh đào|樱桃|チェリー|เชอร์รี
과수원|Orchard|Vườn quả|果园|果樹園|สวนผลไม้
딸기|Strawberry|Dâu tây|草莓|いちご|สตรอว์เบอร์รี
과일가게|Fruit Stand|Sạp trái cây|水果铺|果物屋|แผงผลไม้
사탕|Candy|Kẹo ngọt|糖果|キャンディ|ลูกกวาด
주스 바|Juice Bar|Quầy nước ép|果汁吧|ジュースバー|บาร์น้ำผลไม้
복숭아|Peach|Quả đào|蜜桃|桃|ลูกท้อ
석류|Pomegranate|Thạch lựu|石榴|ザクロ|ผลทับทิม
빙수|Shaved Ice|Đá bào|刨冰|かき氷|น้ำแข็งไส
파이|Pie|Bánh nướng|馅饼|パイ|พาย
소풍|Picnic|Buổi dã ngoại|野餐|ピクニック|ปิกนิก
레몬|Lemon|Quả chanh|柠檬|レモン|เลมอน
`),
  clover: wordTable(`
클로버|Clover|Cỏ ba lá|三叶草|クローバー|โคลเวอร์
네잎|Four Leaves|Cỏ bốn lá|四叶草|四つ葉|โคลเวอร์สี่แฉก
들판|Meadow|Đồng cỏ|草原|野原|ทุ่งหญ้า
요정|Fairy|Tiên nhỏ|精灵|妖精|นางฟ้า
무당벌레|Ladybird|Bọ rùa|瓢虫|てんとう虫|เต่าทอง
편자|Horseshoe|Móng ngựa|马蹄铁|蹄鉄|เกือกม้า
숲|Forest|Khu rừng|森林|森|ผืนป่า
언덕|Hills|Ngọn đồi|山丘|丘|เนินเขา
이슬|Dewdrops|Giọt sương|露珠|朝露|หยดน้ำค้าง
버섯집|Mushroom House|Nhà nấm|蘑菇屋|きのこの家|บ้านเห็ด
도토리|Acorn|Hạt sồi|橡果|どんぐり|ลูกโอ๊ก
나비|Butterfly|Cánh bướm|蝴蝶|蝶|ผีเสื้อ
`),
  hourglass: wordTable(`
모래시계|Hourglass|Đồng hồ cát|沙漏|砂時計|นาฬิกาทราย
시간|Time|Thời gian|时光|時間|กาลเวลา
시계탑|Clock Tower|Tháp đồng hồ|钟楼|時計塔|หอนาฬิกา
톱니|Gears|Bánh răng|齿轮|歯車|ฟันเฟือง
태엽|Clockwork|Dây cót|发条|ぜんまい|กลไกลาน
시간여행|Time Travel|Chuyến xuyên thời gian|时空之旅|時間旅行|การท่องเวลา
기차역|Station|Nhà ga|车站|駅|สถานีรถไฟ
약속|Promise|Lời hẹn|约定|約束|คำสัญญา
오르골|Music Box|Hộp nhạc|八音盒|オルゴール|กล่องดนตรี
추억|Memories|Kỷ niệm|回忆|思い出|ความทรงจำ
유산|Heirloom|Gia bảo|传家宝|家宝|มรดก
회중시계|Pocket Watch|Đồng hồ quả quýt|怀表|懐中時計|นาฬิกาพก
`),
};
