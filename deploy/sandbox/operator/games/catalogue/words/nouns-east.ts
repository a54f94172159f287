import { wordTable } from './word-table.ts';

export const eastNouns = {
  lantern: wordTable(`
홍등|Lantern|Đèn lồng
등불|Lamplight|Ngọn đèn
등불 거리|Lantern Row|Phố đèn
야시장|Night Market|Chợ đêm
골목|Alley|Ngõ nhỏ
풍등|Sky Lantern|Đèn trời
찻집|Teahouse|Quán trà
다리|Bridge|Cây cầu
북소리|Drums|Tiếng trống
사자춤|Lion Dance|Điệu múa lân
부채|Paper Fan|Quạt giấy
폭죽|Firecrackers|Tràng pháo
`),
  seven: wordTable(`
세븐|Seven|Số bảy
트리플|Triple|Bộ ba
네온사인|Neon Sign|Đèn neon
아케이드|Arcade|Máy xèng
바|Bars|Thanh vàng
스타|Stars|Ngôi sao
벨|Bells|Chuông vàng
릴|Reels|Guồng quay
번개|Lightning|Tia chớp
클럽|Club|Câu lạc bộ
쇼타임|Showtime|Giờ diễn
불꽃놀이|Fireworks|Pháo hoa
`),
  potion: wordTable(`
연금술|Alchemy|Giả kim thuật
물약|Potion|Lọ thuốc
마법사|Wizard|Phù thủy
실험실|Laboratory|Phòng thí nghiệm
마법서|Spellbook|Sách phép
가마솥|Cauldron|Vạc phép
현자|Sage|Hiền giả
주문|Spell|Thần chú
부엉이|Owl|Cú mèo
지팡이|Wand|Đũa phép
거울|Mirror|Gương thần
비약|Elixir|Tiên dược
`),
};
