import { wordTable } from './word-table.ts';

export const skyNouns = {
  moon: wordTable(`
서고|Archive|Thư các|书阁|書庫|หอสมุด
달|Moon|Vầng trăng|月亮|月|พระจันทร์
초승달|Crescent|Trăng non|新月|三日月|จันทร์เสี้ยว
달토끼|Moon Rabbit|Thỏ ngọc|玉兔|月うさぎ|กระต่ายจันทร์
밤하늘|Night Sky|Trời đêm|夜空|夜空|ฟ้ายามค่ำ
은하수|Milky Way|Ngân hà|银河|天の川|ทางช้างเผือก
보름|Full Moon|Trăng rằm|满月|満月|จันทร์เพ็ญ
월광곡|Moon Sonata|Khúc nguyệt ca|月光曲|月光ソナタ|โซนาตาจันทร์
자장가|Lullaby|Khúc ru|摇篮曲|子守唄|เพลงกล่อม
늑대|Wolf|Sói|苍狼|オオカミ|หมาป่า
밤배|Night Boat|Thuyền đêm|夜船|夜舟|เรือราตรี
별점|Star Reading|Quẻ sao|占星|星占い|คำทำนายดาว
`),
  sun: wordTable(`
태양|Sun|Mặt trời|太阳|太陽|ดวงอาทิตย์
태양 신전|Sun Temple|Đền mặt trời|太阳神殿|太陽神殿|วิหารสุริยะ
노을|Sunset|Hoàng hôn|晚霞|夕焼け|อาทิตย์อัสดง
해바라기|Sunflower|Hướng dương|向日葵|ひまわり|ทานตะวัน
정오|High Noon|Chính ngọ|正午|正午|เที่ยงวัน
사원|Temple|Thánh điện|神庙|寺院|เทวสถาน
햇살|Sunbeam|Tia nắng|阳光|陽だまり|แสงตะวัน
태양 전차|Sun Chariot|Xe mặt trời|太阳战车|太陽の戦車|ราชรถสุริยะ
오아시스|Oasis|Ốc đảo|绿洲|オアシス|โอเอซิส
백야|White Night|Đêm trắng|白夜|白夜|ราตรีขาว
여명|Daybreak|Rạng đông|黎明|暁|แสงอรุณ
해시계|Sundial|Nhật quỹ|日晷|日時計|นาฬิกาแดด
`),
  planet: wordTable(`
토성|Saturn|Sao Thổ|土星|土星|ดาวเสาร์
행성|Planet|Hành tinh|行星|惑星|ดาวเคราะห์
익스프레스|Express|Tàu tốc hành|特快|エクスプレス|รถด่วน
궤도|Orbit|Quỹ đạo|轨道|軌道|วงโคจร
혜성|Comet|Sao chổi|彗星|彗星|ดาวหาง
우주선|Spaceship|Phi thuyền|飞船|宇宙船|ยานอวกาศ
별자리|Constellation|Chòm sao|星座|星座|กลุ่มดาว
성운|Nebula|Tinh vân|星云|星雲|เนบิวลา
유성우|Meteor Shower|Mưa sao băng|流星雨|流星群|ฝนดาวตก
우주정거장|Space Station|Trạm vũ trụ|空间站|宇宙ステーション|สถานีอวกาศ
위성|Satellite|Vệ tinh|卫星|衛星|ดาวเทียม
탐사대|Explorers|Đội thám hiểm|探险队|探査隊|ทีมสำรวจ
`),
  compass: wordTable(`
나침반|Compass|La bàn|罗盘|羅針盤|เข็มทิศ
항해|Voyage|Hải trình|远航|航海|การเดินเรือ
등대|Lighthouse|Hải đăng|灯塔|灯台|ประภาคาร
보물섬|Treasure Island|Đảo giấu vàng|藏宝岛|宝島|เกาะสมบัติ
해적|Pirates|Hải tặc|海盗|海賊|โจรสลัด
선장|Captain|Thuyền trưởng|船长|船長|กัปตัน
지도|Map|Bản đồ|地图|地図|แผนที่
돛|Sails|Cánh buồm|船帆|帆|ใบเรือ
북극성|Polaris|Sao Bắc Cực|北极星|北極星|ดาวเหนือ
항구|Harbor|Bến cảng|港湾|港|ท่าเรือ
인어|Mermaid|Nàng tiên cá|美人鱼|人魚|นางเงือก
산호초|Coral Reef|Rạn san hô|珊瑚礁|サンゴ礁|แนวปะการัง
`),
};
