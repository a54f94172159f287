import type { BillStatus, ContractKind, ContractStep, DividendPeriod } from '@tessera/shared/wire/agent';
import type { InEveryLanguage } from '../../../platform/localized.ts';

interface ExportTexts {
  /** Columns of exported bills and contracts, one after the other; amounts are in the unit U. */
  readonly billHead: string;
  readonly contractHead: string;
  readonly kinds: Readonly<Record<ContractKind, string>>;
  readonly billStatuses: Readonly<Record<BillStatus, string>>;
  /** Of a contract that is not over; of one that is, the step that ended it. */
  readonly states: Readonly<Record<'offered' | 'upcoming' | 'active' | 'ending' | 'endRequested', string>>;
  readonly endings: Readonly<Partial<Record<ContractStep, string>>>;
  readonly periods: Readonly<Record<DividendPeriod | 'hourly' | 'realTime', string>>;
  readonly yes: string;
  readonly no: string;
  readonly automatic: string;
  readonly byHand: string;
}

/** The names of the columns in a merchant's unit. */
export const columnsOf = (head: string, unit: string): string[] => head.replaceAll('(U)', `(${unit})`).split('|');

/** The texts of exported files, in every language of the site. */
export const exportTexts: InEveryLanguage<ExportTexts> = {
  KO: {
    billHead:
      '정산 번호|종류|지급자|받는 사람|기간 시작|기간 끝|상태|계산 기준 금액 (U)|비율 (%)|금액 (U)|지급됨 (U)|남은 금액 (U)|생성 시각|만료 시각',
    contractHead:
      '종류|버전|상태|지급자|받는 사람|정산 주기|마이너스 이월|지급 방식|최저 비율 (%)|최고 비율 (%)|조건 (베팅 회원 수 / 유효 베팅 / 팀 손실 → 비율)|제안 시각|시작|끝',
    kinds: { dividend: '배당', daily: '일 급여', hourly: '시간 급여', realTime: '실시간 급여' },
    billStatuses: {
      issued: '지급 대기',
      notReached: '조건 미달',
      payerShort: '지급 잔액 부족',
      partPaid: '일부 지급',
      paid: '지급 완료',
      expired: '만료',
    },
    states: {
      offered: '제안',
      upcoming: '시작 예정',
      active: '진행 중',
      ending: '종료 예정',
      endRequested: '종료 요청 중',
    },
    endings: {
      rejected: '거절됨',
      withdrawn: '철회됨',
      replaced: '새 버전으로 바뀜',
      endAgreed: '합의로 끝남',
      endedByUpline: '상위 계약에 따라 끝남',
    },
    periods: {
      daily: '매일',
      weekly: '매주',
      semimonthly: '월 2회 (1~15일, 16일~말일)',
      monthly: '매월',
      hourly: '매시간',
      realTime: '5분마다',
    },
    ...{ yes: '예', no: '아니요', automatic: '자동으로 지급', byHand: '지급하는 쪽이 직접 지급' },
  },
  EN: {
    billHead:
      'Bill|Kind|Payer|Receiver|Period from|Period to|Status|Base (U)|Rate (%)|Amount (U)|Paid (U)|Open (U)|Issued|Expires',
    contractHead:
      'Kind|Version|Status|Payer|Receiver|Period|Carry over|Payment|Lowest rate (%)|Highest rate (%)|Terms (active members / valid bets / team loss → rate)|Offered|Begins|Ends',
    kinds: { dividend: 'Dividend', daily: 'Daily wages', hourly: 'Hourly salary', realTime: 'Real-time salary' },
    billStatuses: {
      issued: 'Issued',
      notReached: 'Not reached',
      payerShort: 'Payer lacks funds',
      partPaid: 'Part paid',
      paid: 'Paid',
      expired: 'Expired',
    },
    states: {
      offered: 'Offered',
      upcoming: 'Not begun',
      active: 'Active',
      ending: 'Ending',
      endRequested: 'End requested',
    },
    endings: {
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      replaced: 'Replaced by a new version',
      endAgreed: 'Ended by agreement',
      endedByUpline: 'Ended because of the contract above',
    },
    periods: {
      daily: 'Daily',
      weekly: 'Weekly',
      semimonthly: 'Half months (1–15, 16–end)',
      monthly: 'Monthly',
      hourly: 'Every hour',
      realTime: 'Every five minutes',
    },
    ...{ yes: 'Yes', no: 'No', automatic: 'Paid automatically', byHand: 'Paid by hand' },
  },
  VI: {
    billHead:
      'Hóa đơn|Loại|Bên trả|Bên nhận|Kỳ từ|Kỳ đến|Trạng thái|Cơ sở tính (U)|Tỷ lệ (%)|Số tiền (U)|Đã trả (U)|Còn lại (U)|Lập lúc|Hết hạn',
    contractHead:
      'Loại|Phiên bản|Trạng thái|Bên trả|Bên nhận|Kỳ|Chuyển kỳ âm|Cách trả|Tỷ lệ thấp nhất (%)|Tỷ lệ cao nhất (%)|Điều khoản (thành viên cược / cược hợp lệ / thua của đội → tỷ lệ)|Đề nghị lúc|Bắt đầu|Kết thúc',
    kinds: { dividend: 'Cổ tức', daily: 'Lương ngày', hourly: 'Lương giờ', realTime: 'Lương thời gian thực' },
    billStatuses: {
      issued: 'Đã lập',
      notReached: 'Chưa đạt',
      payerShort: 'Bên trả thiếu tiền',
      partPaid: 'Trả một phần',
      paid: 'Đã trả',
      expired: 'Hết hạn',
    },
    states: {
      offered: 'Đã đề nghị',
      upcoming: 'Chưa bắt đầu',
      active: 'Hiệu lực',
      ending: 'Sắp kết thúc',
      endRequested: 'Yêu cầu kết thúc',
    },
    endings: {
      rejected: 'Bị từ chối',
      withdrawn: 'Đã rút lại',
      replaced: 'Được thay bằng phiên bản mới',
      endAgreed: 'Chấm dứt theo thỏa thuận',
      endedByUpline: 'Chấm dứt theo hợp đồng cấp trên',
    },
    periods: {
      daily: 'Hằng ngày',
      weekly: 'Hằng tuần',
      semimonthly: 'Nửa tháng (1–15, 16–cuối tháng)',
      monthly: 'Hằng tháng',
      hourly: 'Mỗi giờ',
      realTime: 'Mỗi năm phút',
    },
    ...{ yes: 'Có', no: 'Không', automatic: 'Tự động trả', byHand: 'Bên trả tự trả' },
  },
  CN: {
    billHead:
      '账单|类型|支付方|收取方|周期开始|周期结束|状态|计算基数 (U)|比例 (%)|金额 (U)|已付 (U)|未付 (U)|出账时间|到期时间',
    contractHead:
      '类型|版本|状态|支付方|收取方|结算周期|负数结转|支付方式|最低比例 (%)|最高比例 (%)|条款（投注会员数 / 有效投注 / 团队亏损 → 比例）|提议时间|开始|结束',
    kinds: { dividend: '分红', daily: '日工资', hourly: '时薪', realTime: '实时工资' },
    billStatuses: {
      issued: '已出账',
      notReached: '未达标',
      payerShort: '支付方余额不足',
      partPaid: '部分支付',
      paid: '已支付',
      expired: '已过期',
    },
    states: { offered: '已提议', upcoming: '待生效', active: '生效中', ending: '即将结束', endRequested: '申请终止中' },
    endings: {
      rejected: '已拒绝',
      withdrawn: '已撤回',
      replaced: '被新版本取代',
      endAgreed: '协议终止',
      endedByUpline: '受上级契约影响终止',
    },
    periods: {
      daily: '每日',
      weekly: '每周',
      semimonthly: '半月（1–15 日、16 日–月底）',
      monthly: '每月',
      hourly: '每小时',
      realTime: '每五分钟',
    },
    ...{ yes: '是', no: '否', automatic: '自动支付', byHand: '由支付方手动支付' },
  },
  JA: {
    billHead:
      '請求番号|種類|支払元|受取人|期間の開始|期間の終了|状態|計算の基準額 (U)|率 (%)|金額 (U)|支払い済み (U)|未払い (U)|作成日時|期限',
    contractHead:
      '種類|バージョン|状態|支払元|受取人|期間|マイナス繰越|支払い方法|最低率 (%)|最高率 (%)|条件（ベット会員数 / 有効ベット / チームの損失 → 率）|提案日時|開始|終了',
    kinds: { dividend: '配当', daily: '日給', hourly: '時給', realTime: 'リアルタイム給与' },
    billStatuses: {
      issued: '発行済み',
      notReached: '条件未達',
      payerShort: '支払元の残高不足',
      partPaid: '一部支払い',
      paid: '支払い済み',
      expired: '失効',
    },
    states: { offered: '提案中', upcoming: '開始前', active: '有効', ending: '終了予定', endRequested: '終了申請中' },
    endings: {
      rejected: '拒否',
      withdrawn: '取り下げ',
      replaced: '新しいバージョンに変更',
      endAgreed: '合意により終了',
      endedByUpline: '上位の契約に伴う終了',
    },
    periods: {
      daily: '毎日',
      weekly: '毎週',
      semimonthly: '半月（1〜15日、16日〜末日）',
      monthly: '毎月',
      hourly: '毎時',
      realTime: '5分ごと',
    },
    ...{ yes: 'はい', no: 'いいえ', automatic: '自動で支払う', byHand: '支払う側が手動で支払う' },
  },
  TH: {
    billHead:
      'บิล|ประเภท|ผู้จ่าย|ผู้รับ|รอบเริ่ม|รอบสิ้นสุด|สถานะ|ฐานคำนวณ (U)|อัตรา (%)|จำนวนเงิน (U)|จ่ายแล้ว (U)|คงค้าง (U)|ออกบิลเมื่อ|วันครบกำหนด',
    contractHead:
      'ประเภท|เวอร์ชัน|สถานะ|ผู้จ่าย|ผู้รับ|รอบ|ยกยอดติดลบ|วิธีจ่าย|อัตราต่ำสุด (%)|อัตราสูงสุด (%)|เงื่อนไข (สมาชิกที่เดิมพัน / เดิมพันมีผล / ยอดเสียของทีม → อัตรา)|เสนอเมื่อ|เริ่ม|สิ้นสุด',
    kinds: { dividend: 'เงินปันผล', daily: 'ค่าจ้างรายวัน', hourly: 'ค่าจ้างรายชั่วโมง', realTime: 'ค่าจ้างเรียลไทม์' },
    billStatuses: {
      issued: 'ออกบิลแล้ว',
      notReached: 'ไม่ถึงเกณฑ์',
      payerShort: 'ผู้จ่ายเงินไม่พอ',
      partPaid: 'จ่ายบางส่วน',
      paid: 'จ่ายแล้ว',
      expired: 'หมดอายุ',
    },
    states: { offered: 'เสนอแล้ว', upcoming: 'ยังไม่เริ่ม', active: 'มีผล', ending: 'กำลังสิ้นสุด', endRequested: 'ขอยุติ' },
    endings: {
      rejected: 'ปฏิเสธ',
      withdrawn: 'ถอน',
      replaced: 'แทนที่ด้วยเวอร์ชันใหม่',
      endAgreed: 'ยุติตามตกลง',
      endedByUpline: 'ยุติตามสัญญาอัปไลน์',
    },
    periods: {
      daily: 'รายวัน',
      weekly: 'รายสัปดาห์',
      semimonthly: 'ครึ่งเดือน (1–15, 16–สิ้นเดือน)',
      monthly: 'รายเดือน',
      hourly: 'ทุกชั่วโมง',
      realTime: 'ทุกห้านาที',
    },
    ...{ yes: 'ใช่', no: 'ไม่', automatic: 'จ่ายอัตโนมัติ', byHand: 'ผู้จ่ายกดจ่ายเอง' },
  },
};
