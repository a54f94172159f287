import { wordTable } from './word-table.ts';

export const animalNouns = {
  phoenix: wordTable(`
봉황|Phoenix|Phượng hoàng|凤凰|鳳凰|หงส์
깃털|Plume|Lông vũ|羽毛|羽根|ขนนก
날개|Wings|Đôi cánh|羽翼|翼|ปีก
불새|Firebird|Chim lửa|火鸟|火の鳥|วิหคเพลิง
공작|Peacock|Chim công|孔雀|孔雀|นกยูง
둥지|Nest|Tổ phượng|鸟巢|巣|รังหงส์
비상|Ascent|Cú tung cánh|翱翔|飛翔|ทะยานฟ้า
두루미|Crane|Chim hạc|仙鹤|鶴|นกกระเรียน
극락조|Bird of Paradise|Chim thiên đường|极乐鸟|極楽鳥|ปักษาสวรรค์
새장|Birdcage|Lồng chim|鸟笼|鳥かご|กรงนก
매|Falcon|Chim ưng|猎鹰|隼|เหยี่ยว
철새|Migration|Chim di trú|候鸟|渡り鳥|นกอพยพ
`),
  koi: wordTable(`
쌍잉어|Twin Koi|Cá chép đôi|双锦鲤|双鯉|ปลาคาร์ปคู่
연못|Pond|Hồ nước|池塘|池|สระน้ำ
잉어|Carp|Cá chép|锦鲤|鯉|ปลาคาร์ป
물결|Ripples|Gợn sóng|涟漪|さざ波|ระลอกน้ำ
폭포|Waterfall|Thác nước|瀑布|滝|น้ำตก
용문|Dragon Gate|Long môn|龙门|龍門|ประตูมังกร
나루터|Ferry Landing|Bến đò|渡口|渡し場|ท่าข้าม
어부|Fisher|Ngư phủ|渔夫|漁師|ชาวประมง
진주|Pearl|Ngọc trai|珍珠|真珠|ไข่มุก
조약돌|Pebbles|Sỏi cuội|鹅卵石|小石|ก้อนกรวด
여울|Rapids|Ghềnh nước|激流|早瀬|แก่งน้ำ
금붕어|Goldfish|Cá vàng|金鱼|金魚|ปลาทอง
`),
  fox: wordTable(`
여우|Fox|Hồ ly|狐狸|狐|จิ้งจอก
가면|Mask|Mặt nạ|面具|仮面|หน้ากาก
구미호|Nine Tails|Cửu vĩ hồ|九尾狐|九尾の狐|จิ้งจอกเก้าหาง
무도회|Masquerade|Vũ hội|假面舞会|仮面舞踏会|งานสวมหน้ากาก
여우비|Fox Rain|Mưa bóng mây|太阳雨|狐の嫁入り|ฝนแดดออก
도깨비|Goblin|Yêu tinh|鬼怪|ゴブリン|ก็อบลิน
탈춤|Mask Dance|Điệu múa mặt nạ|面具舞|仮面の舞|ระบำหน้ากาก
산신|Mountain Spirit|Sơn thần|山神|山の神|เทพขุนเขา
고양이|Cat|Mèo|灵猫|猫|แมว
사슴|Deer|Hươu sao|灵鹿|鹿|กวาง
호랑이|Tiger|Hổ|老虎|虎|เสือ
그림자|Shadow|Chiếc bóng|暗影|影|เงา
`),
  scales: wordTable(`
용|Dragon|Rồng|神龙|龍|มังกร
비늘|Scales|Vảy rồng|龙鳞|鱗|เกล็ดมังกร
용궁|Dragon Palace|Long cung|龙宫|龍宮|วังมังกร
여의주|Dragon Pearl|Ngọc rồng|如意珠|如意宝珠|มุกมังกร
용알|Dragon Egg|Trứng rồng|龙蛋|龍の卵|ไข่มังกร
갑옷|Armor|Giáp trụ|铠甲|鎧|ชุดเกราะ
수호자|Guardian|Hộ vệ|守护者|守護者|ผู้พิทักษ์
쌍룡|Twin Dragons|Song long|双龙|双龍|มังกรคู่
협곡|Canyon|Hẻm núi|峡谷|渓谷|หุบผา
화산|Volcano|Núi lửa|火山|火山|ภูเขาไฟ
동굴|Cavern|Hang động|洞窟|洞窟|ถ้ำ
용마|Dragon Horse|Long mã|龙马|龍馬|ม้ามังกร
`),
};
