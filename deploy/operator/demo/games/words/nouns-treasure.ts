import { wordTable } from './word-table.ts';

export const treasureNouns = {
  gem: wordTable(`
수정궁|Crystal Palace|Cung pha lê|水晶宫|クリスタルパレス|วังคริสตัล
보석함|Jewel Box|Hộp ngọc|珠宝盒|宝石箱|กล่องอัญมณี
다이아|Diamonds|Kim cương|钻石|ダイヤモンド|เพชร
사파이어|Sapphire|Lam ngọc|蓝宝石|サファイア|ไพลิน
원석|Gemstones|Đá quý|原石|原石|อัญมณี
에메랄드|Emerald|Lục bảo|祖母绿|エメラルド|มรกต
보석 광산|Gem Mine|Mỏ đá quý|宝石矿山|宝石鉱山|เหมืองอัญมณี
세공사|Gem Cutter|Thợ kim hoàn|宝石匠|宝石職人|ช่างเจียระไน
루비|Ruby|Hồng ngọc|红宝石|ルビー|ทับทิม
보물창고|Treasure Vault|Kho báu|宝库|宝物庫|คลังสมบัติ
프리즘|Prism|Lăng kính|棱镜|プリズム|ปริซึม
목걸이|Necklace|Chuỗi ngọc|项链|ネックレス|สร้อยคอ
`),
  crown: wordTable(`
왕관|Crown|Vương miện|王冠|王冠|มงกุฎ
왕좌|Throne|Ngai vàng|王座|玉座|บัลลังก์
여왕|Queen|Nữ hoàng|女王|女王|ราชินี
궁전|Palace|Cung điện|宫殿|宮殿|พระราชวัง
대관식|Coronation|Lễ đăng quang|加冕礼|戴冠式|พิธีราชาภิเษก
기사단|Knights|Hiệp sĩ|骑士团|騎士団|อัศวิน
왕국|Kingdom|Vương quốc|王国|王国|อาณาจักร
왕자|Prince|Hoàng tử|王子|王子|เจ้าชาย
성문|Castle Gate|Cổng thành|城门|城門|ประตูปราสาท
연회|Banquet|Yến tiệc|盛宴|宴|งานเลี้ยง
제국|Empire|Đế chế|帝国|帝国|จักรวรรดิ
문장|Coat of Arms|Gia huy|纹章|紋章|ตราประจำตระกูล
`),
  pyramid: wordTable(`
피라미드|Pyramid|Kim tự tháp|金字塔|ピラミッド|พีระมิด
사막|Desert|Sa mạc|沙漠|砂漠|ทะเลทราย
파라오|Pharaoh|Pha-ra-ông|法老|ファラオ|ฟาโรห์
스핑크스|Sphinx|Nhân sư|狮身人面像|スフィンクス|สฟิงซ์
유적|Ruins|Phế tích|遗迹|遺跡|ซากนคร
모래성|Sandcastle|Lâu đài cát|沙堡|砂の城|ปราสาททราย
낙타 상단|Caravan|Lạc đà|驼队|隊商|กองคาราวาน
나일강|Nile|Sông Nile|尼罗河|ナイル川|แม่น้ำไนล์
풍뎅이|Scarab|Bọ hung|圣甲虫|スカラベ|สคารับ
미로|Labyrinth|Mê cung|迷宫|迷宮|เขาวงกต
석판|Stone Tablet|Phiến đá|石板|石板|แผ่นศิลา
무덤지기|Tomb Keeper|Người giữ mộ|守墓人|墓守|ผู้เฝ้าสุสาน
`),
  dice: wordTable(`
주사위|Dice|Xúc xắc|骰子|ダイス|ลูกเต๋า
더블식스|Double Six|Đôi sáu|双六|ダブルシックス|หกคู่
승부|Duel|Tỉ thí|对决|勝負|การดวล
윷놀이|Yut Throw|Ván yut|掷柶|ユンノリ|ยุตโนรี
도미노|Dominoes|Domino|多米诺|ドミノ|โดมิโน
마작패|Mahjong Tiles|Quân mạt chược|麻将牌|麻雀牌|ไพ่นกกระจอก
체스판|Chessboard|Bàn cờ vua|棋盘|チェス盤|กระดานหมากรุก
놀이판|Game Board|Bàn chơi|游戏盘|ゲーム盤|กระดานเกม
구슬치기|Marbles|Bắn bi|弹珠|ビー玉|ลูกแก้ว
팽이|Spinning Top|Con quay|陀螺|こま|ลูกข่าง
퍼즐|Puzzle|Câu đố|拼图|パズル|ปริศนา
카드 마술|Card Trick|Ảo thuật bài|纸牌魔术|カードマジック|มายากลไพ่
`),
};
