import { wordTable } from './word-table.ts';

export const gardenNouns = {
  lotus: wordTable(`
연꽃|Lotus|Hoa sen
정원|Garden|Khu vườn
꽃밭|Flower Field|Cánh đồng hoa
수련|Water Lily|Hoa súng
연못가|Pondside|Bờ ao
꽃잎|Petals|Cánh hoa
다원|Tea Garden|Vườn trà
매화|Plum Blossom|Hoa mai
난초|Orchid|Hoa lan
모란|Peony|Mẫu đơn
꽃향기|Fragrance|Hương hoa
꽃배|Flower Boat|Thuyền hoa
`),
  cherry: wordTable(`
체리|Cherry|Anh đào
과수원|Orchard|Vườn quả
딸기|Strawberry|Dâu tây
과일가게|Fruit Stand|Sạp trái cây
사탕|Candy|Kẹo ngọt
주스 바|Juice Bar|Quầy nước ép
복숭아|Peach|Quả đào
석류|Pomegranate|Thạch lựu
빙수|Shaved Ice|Đá bào
파이|Pie|Bánh nướng
소풍|Picnic|Buổi dã ngoại
레몬|Lemon|Quả chanh
`),
  clover: wordTable(`
클로버|Clover|Cỏ ba lá
네잎|Four Leaves|Cỏ bốn lá
들판|Meadow|Đồng cỏ
요정|Fairy|Tiên nhỏ
무당벌레|Ladybird|Bọ rùa
편자|Horseshoe|Móng ngựa
숲|Forest|Khu rừng
언덕|Hills|Ngọn đồi
이슬|Dewdrops|Giọt sương
버섯집|Mushroom House|Nhà nấm
도토리|Acorn|Hạt sồi
나비|Butterfly|Cánh bướm
`),
  hourglass: wordTable(`
모래시계|Hourglass|Đồng hồ cát
시간|Time|Thời gian
시계탑|Clock Tower|Tháp đồng hồ
톱니|Gears|Bánh răng
태엽|Clockwork|Dây cót
시간여행|Time Travel|Chuyến xuyên thời gian
기차역|Station|Nhà ga
약속|Promise|Lời hẹn
오르골|Music Box|Hộp nhạc
추억|Memories|Kỷ niệm
유산|Heirloom|Gia bảo
회중시계|Pocket Watch|Đồng hồ quả quýt
`),
};
