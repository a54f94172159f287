import { wordTable } from './word-table.ts';

export const treasureNouns = {
  gem: wordTable(`
수정궁|Crystal Palace|Cung pha lê
보석함|Jewel Box|Hộp ngọc
다이아|Diamonds|Kim cương
사파이어|Sapphire|Lam ngọc
원석|Gemstones|Đá quý
에메랄드|Emerald|Lục bảo
보석 광산|Gem Mine|Mỏ đá quý
세공사|Gem Cutter|Thợ kim hoàn
루비|Ruby|Hồng ngọc
보물창고|Treasure Vault|Kho báu
프리즘|Prism|Lăng kính
목걸이|Necklace|Chuỗi ngọc
`),
  crown: wordTable(`
왕관|Crown|Vương miện
왕좌|Throne|Ngai vàng
여왕|Queen|Nữ hoàng
궁전|Palace|Cung điện
대관식|Coronation|Lễ đăng quang
기사단|Knights|Hiệp sĩ
왕국|Kingdom|Vương quốc
왕자|Prince|Hoàng tử
성문|Castle Gate|Cổng thành
연회|Banquet|Yến tiệc
제국|Empire|Đế chế
문장|Coat of Arms|Gia huy
`),
  pyramid: wordTable(`
피라미드|Pyramid|Kim tự tháp
사막|Desert|Sa mạc
파라오|Pharaoh|Pha-ra-ông
스핑크스|Sphinx|Nhân sư
유적|Ruins|Phế tích
모래성|Sandcastle|Lâu đài cát
낙타 상단|Caravan|Lạc đà
나일강|Nile|Sông Nile
풍뎅이|Scarab|Bọ hung
미로|Labyrinth|Mê cung
석판|Stone Tablet|Phiến đá
무덤지기|Tomb Keeper|Người giữ mộ
`),
  dice: wordTable(`
주사위|Dice|Xúc xắc
더블식스|Double Six|Đôi sáu
승부|Duel|Tỉ thí
윷놀이|Yut Throw|Ván yut
도미노|Dominoes|Domino
마작패|Mahjong Tiles|Quân mạt chược
체스판|Chessboard|Bàn cờ vua
놀이판|Game Board|Bàn chơi
구슬치기|Marbles|Bắn bi
팽이|Spinning Top|Con quay
퍼즐|Puzzle|Câu đố
카드 마술|Card Trick|Ảo thuật bài
`),
};
