import { wordTable } from './word-table.ts';

export const animalNouns = {
  phoenix: wordTable(`
봉황|Phoenix|Phượng hoàng
깃털|Plume|Lông vũ
날개|Wings|Đôi cánh
불새|Firebird|Chim lửa
공작|Peacock|Chim công
둥지|Nest|Tổ phượng
비상|Ascent|Cú tung cánh
두루미|Crane|Chim hạc
극락조|Bird of Paradise|Chim thiên đường
새장|Birdcage|Lồng chim
매|Falcon|Chim ưng
철새|Migration|Chim di trú
`),
  koi: wordTable(`
쌍잉어|Twin Koi|Cá chép đôi
연못|Pond|Hồ nước
잉어|Carp|Cá chép
물결|Ripples|Gợn sóng
폭포|Waterfall|Thác nước
용문|Dragon Gate|Long môn
나루터|Ferry Landing|Bến đò
어부|Fisher|Ngư phủ
진주|Pearl|Ngọc trai
조약돌|Pebbles|Sỏi cuội
여울|Rapids|Ghềnh nước
금붕어|Goldfish|Cá vàng
`),
  fox: wordTable(`
여우|Fox|Hồ ly
가면|Mask|Mặt nạ
구미호|Nine Tails|Cửu vĩ hồ
무도회|Masquerade|Vũ hội
여우비|Fox Rain|Mưa bóng mây
도깨비|Goblin|Yêu tinh
탈춤|Mask Dance|Điệu múa mặt nạ
산신|Mountain Spirit|Sơn thần
고양이|Cat|Mèo
사슴|Deer|Hươu sao
호랑이|Tiger|Hổ
그림자|Shadow|Chiếc bóng
`),
  scales: wordTable(`
용|Dragon|Rồng
비늘|Scales|Vảy rồng
용궁|Dragon Palace|Long cung
여의주|Dragon Pearl|Ngọc rồng
용알|Dragon Egg|Trứng rồng
갑옷|Armor|Giáp trụ
수호자|Guardian|Hộ vệ
쌍룡|Twin Dragons|Song long
협곡|Canyon|Hẻm núi
화산|Volcano|Núi lửa
동굴|Cavern|Hang động
용마|Dragon Horse|Long mã
`),
};
