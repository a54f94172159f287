import { wordTable } from './word-table.ts';

export const eastNouns = {
  lantern: wordTable(`
홍등|Lantern|Đèn lồng|红灯笼|ランタン|โคมแดง
등불|Lamplight|Ngọn đèn|灯火|灯り|แสงตะเกียง
등불 거리|Lantern Row|Phố đèn|灯笼街|灯籠通り|ถนนโคมไฟ
야시장|Night Market|Chợ đêm|夜市|夜市|ตลาดกลางคืน
골목|Alley|Ngõ nhỏ|小巷|路地|ตรอก
풍등|Sky Lantern|Đèn trời|天灯|スカイランタン|โคมลอย
찻집|Teahouse|Quán trà|茶馆|茶屋|โรงน้ำชา
다리|Bridge|Cây cầu|石桥|橋|สะพาน
북소리|Drums|Tiếng trống|鼓声|太鼓の音|เสียงกลอง
사자춤|Lion Dance|Điệu múa lân|舞狮|獅子舞|เชิดสิงโต
부채|Paper Fan|Quạt giấy|折扇|扇|พัดกระดาษ
폭죽|Firecrackers|Tràng pháo|爆竹|爆竹|ประทัด
`),
  seven: wordTable(`
세븐|Seven|Số bảy|777|セブン|เซเว่น
트리플|Triple|Bộ ba|三连|トリプル|ทริปเปิล
네온사인|Neon Sign|Đèn neon|霓虹灯|ネオンサイン|ป้ายนีออน
아케이드|Arcade|Máy xèng|街机|アーケード|อาร์เคด
바|Bars|Thanh vàng|金条|ゴールドバー|แท่งทอง
스타|Stars|Ngôi sao|群星|スター|ดวงดาว
벨|Bells|Chuông vàng|铃铛|ベル|ระฆัง
릴|Reels|Guồng quay|转轮|リール|วงล้อ
번개|Lightning|Tia chớp|闪电|稲妻|ฟ้าแลบ
클럽|Club|Câu lạc bộ|俱乐部|クラブ|คลับ
쇼타임|Showtime|Giờ diễn|好戏开场|ショータイム|โชว์ไทม์
불꽃놀이|Fireworks|Pháo hoa|烟花|花火|ดอกไม้ไฟ
`),
  potion: wordTable(`
연금술|Alchemy|Giả kim thuật|炼金术|錬金術|เล่นแร่แปรธาตุ
물약|Potion|Lọ thuốc|药水|魔法薬|น้ำยาวิเศษ
마법사|Wizard|Phù thủy|魔法师|魔法使い|พ่อมด
실험실|Laboratory|Phòng thí nghiệm|实验室|実験室|ห้องทดลอง
마법서|Spellbook|Sách phép|魔法书|魔導書|ตำราเวท
가마솥|Cauldron|Vạc phép|魔锅|大釜|หม้อปรุงยา
현자|Sage|Hiền giả|贤者|賢者|ปราชญ์
주문|Spell|Thần chú|咒语|呪文|คาถา
부엉이|Owl|Cú mèo|猫头鹰|フクロウ|นกฮูก
지팡이|Wand|Đũa phép|魔杖|魔法の杖|ไม้กายสิทธิ์
거울|Mirror|Gương thần|魔镜|鏡|กระจกวิเศษ
비약|Elixir|Tiên dược|灵药|秘薬|ยาอายุวัฒนะ
`),
};
