import type { GameNames } from './game-names.ts';
import { named } from './named.ts';

/** One lottery of Vietnam, with the days on which it is drawn: 1 is Monday, 7 is Sunday. */
export interface Province {
  readonly code: string;
  readonly weekdays: readonly number[];
  readonly names: GameNames;
}

const province = (code: string, weekdays: string, names: string): Province => ({
  code,
  weekdays: [...weekdays].map(Number),
  names: named(names),
});

/** One lottery, drawn every day in another town. */
export const north: readonly Province[] = [
  province('XSMB', '1234567', '베트남 북부|The North|Miền Bắc|北部|北部|ภาคเหนือ'),
];

export const central: readonly Province[] = [
  province('XSPY', '1', '푸옌|Phu Yen|Phú Yên|富安|フーイエン|ฟู้เอียน'),
  province('XSTTH', '17', '후에|Hue|Huế|顺化|フエ|เว้'),
  province('XSDLK', '2', '닥락|Dak Lak|Đắk Lắk|得乐|ダクラク|ดั๊กลัก'),
  province('XSQNA', '2', '꽝남|Quang Nam|Quảng Nam|广南|クアンナム|กว๋างนาม'),
  province('XSDNG', '36', '다낭|Da Nang|Đà Nẵng|岘港|ダナン|ดานัง'),
  province('XSKH', '37', '카인호아|Khanh Hoa|Khánh Hòa|庆和|カインホア|คั้ญฮหว่า'),
  province('XSBDI', '4', '빈딘|Binh Dinh|Bình Định|平定|ビンディン|บิ่ญดิ่ญ'),
  province('XSQT', '4', '꽝찌|Quang Tri|Quảng Trị|广治|クアンチ|กว๋างจิ'),
  province('XSQB', '4', '꽝빈|Quang Binh|Quảng Bình|广平|クアンビン|กว๋างบิ่ญ'),
  province('XSGL', '5', '잘라이|Gia Lai|Gia Lai|嘉莱|ザライ|ซาลาย'),
  province('XSNT', '5', '닌투언|Ninh Thuan|Ninh Thuận|宁顺|ニントゥアン|นิญถ่วน'),
  province('XSQNG', '6', '꽝응아이|Quang Ngai|Quảng Ngãi|广义|クアンガイ|กว๋างหงาย'),
  province('XSDNO', '6', '닥농|Dak Nong|Đắk Nông|得农|ダクノン|ดั๊กนง'),
  province('XSKT', '7', '꼰뚬|Kon Tum|Kon Tum|昆嵩|コントゥム|กอนตูม'),
];

export const south: readonly Province[] = [
  province('XSHCM', '16', '호찌민|Ho Chi Minh City|TP. HCM|胡志明市|ホーチミン|โฮจิมินห์'),
  province('XSDT', '1', '동탑|Dong Thap|Đồng Tháp|同塔|ドンタップ|ด่งท้าป'),
  province('XSCM', '1', '까마우|Ca Mau|Cà Mau|金瓯|カマウ|ก่าเมา'),
  province('XSBTR', '2', '벤째|Ben Tre|Bến Tre|槟椥|ベンチェ|เบ๊นแจ'),
  province('XSVT', '2', '붕따우|Vung Tau|Vũng Tàu|头顿|ブンタウ|หวุงเต่า'),
  province('XSBL', '2', '박리에우|Bac Lieu|Bạc Liêu|薄辽|バクリエウ|บากเลียว'),
  province('XSDN', '3', '동나이|Dong Nai|Đồng Nai|同奈|ドンナイ|ด่งนาย'),
  province('XSCT', '3', '껀터|Can Tho|Cần Thơ|芹苴|カントー|เกิ่นเทอ'),
  province('XSST', '3', '속짱|Soc Trang|Sóc Trăng|朔庄|ソクチャン|ซ้อกจัง'),
  province('XSTN', '4', '떠이닌|Tay Ninh|Tây Ninh|西宁|タイニン|เต็ยนิญ'),
  province('XSAG', '4', '안장|An Giang|An Giang|安江|アンザン|อานซาง'),
  province('XSBTH', '4', '빈투언|Binh Thuan|Bình Thuận|平顺|ビントゥアン|บิ่ญถ่วน'),
  province('XSVL', '5', '빈롱|Vinh Long|Vĩnh Long|永隆|ビンロン|หวิญล็อง'),
  province('XSBD', '5', '빈즈엉|Binh Duong|Bình Dương|平阳|ビンズオン|บิ่ญเซือง'),
  province('XSTV', '5', '짜빈|Tra Vinh|Trà Vinh|茶荣|チャビン|จ่าวิญ'),
  province('XSLA', '6', '롱안|Long An|Long An|隆安|ロンアン|ล็องอาน'),
  province('XSBP', '6', '빈프억|Binh Phuoc|Bình Phước|平福|ビンフオック|บิ่ญเฟื้อก'),
  province('XSHG', '6', '허우장|Hau Giang|Hậu Giang|后江|ハウザン|เหิ่วซาง'),
  province('XSTG', '7', '띠엔장|Tien Giang|Tiền Giang|前江|ティエンザン|เตี่ยนซาง'),
  province('XSKG', '7', '끼엔장|Kien Giang|Kiên Giang|坚江|キエンザン|เกียนซาง'),
  province('XSDL', '7', '달랏|Da Lat|Đà Lạt|大叻|ダラット|ดาลัต'),
];

/** The operator's own forms of each region's table, drawn every minute. */
export const northMinute: Omit<Province, 'weekdays'> = {
  code: 'MB1P',
  names: named('북부 1분|North 1 min|Miền Bắc 1 phút|北部1分|北部 1分|ภาคเหนือ 1 นาที'),
};
export const centralMinute: Omit<Province, 'weekdays'> = {
  code: 'MT1P',
  names: named('중부 1분|Central 1 min|Miền Trung 1 phút|中部1分|中部 1分|ภาคกลาง 1 นาที'),
};
export const southMinute: Omit<Province, 'weekdays'> = {
  code: 'MN1P',
  names: named('남부 1분|South 1 min|Miền Nam 1 phút|南部1分|南部 1分|ภาคใต้ 1 นาที'),
};
