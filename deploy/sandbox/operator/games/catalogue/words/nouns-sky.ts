import { wordTable } from './word-table.ts';

export const skyNouns = {
  moon: wordTable(`
서고|Archive|Thư các
달|Moon|Vầng trăng
초승달|Crescent|Trăng non
달토끼|Moon Rabbit|Thỏ ngọc
밤하늘|Night Sky|Trời đêm
은하수|Milky Way|Ngân hà
보름|Full Moon|Trăng rằm
월광곡|Moon Sonata|Khúc nguyệt ca
자장가|Lullaby|Khúc ru
늑대|Wolf|Sói
밤배|Night Boat|Thuyền đêm
별점|Star Reading|Quẻ sao
`),
  sun: wordTable(`
태양|Sun|Mặt trời
태양 신전|Sun Temple|Đền mặt trời
노을|Sunset|Hoàng hôn
해바라기|Sunflower|Hướng dương
정오|High Noon|Chính ngọ
사원|Temple|Thánh điện
햇살|Sunbeam|Tia nắng
태양 전차|Sun Chariot|Xe mặt trời
오아시스|Oasis|Ốc đảo
백야|White Night|Đêm trắng
여명|Daybreak|Rạng đông
해시계|Sundial|Nhật quỹ
`),
  planet: wordTable(`
토성|Saturn|Sao Thổ
행성|Planet|Hành tinh
익스프레스|Express|Tàu tốc hành
궤도|Orbit|Quỹ đạo
혜성|Comet|Sao chổi
우주선|Spaceship|Phi thuyền
별자리|Constellation|Chòm sao
성운|Nebula|Tinh vân
유성우|Meteor Shower|Mưa sao băng
우주정거장|Space Station|Trạm vũ trụ
위성|Satellite|Vệ tinh
탐사대|Explorers|Đội thám hiểm
`),
  compass: wordTable(`
나침반|Compass|La bàn
항해|Voyage|Hải trình
등대|Lighthouse|Hải đăng
보물섬|Treasure Island|Đảo giấu vàng
해적|Pirates|Hải tặc
선장|Captain|Thuyền trưởng
지도|Map|Bản đồ
돛|Sails|Cánh buồm
북극성|Polaris|Sao Bắc Cực
항구|Harbor|Bến cảng
인어|Mermaid|Nàng tiên cá
산호초|Coral Reef|Rạn san hô
`),
};
