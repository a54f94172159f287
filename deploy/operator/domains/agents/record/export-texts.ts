import type { FigureName, Rank } from '@tessera/shared/wire/agent';
import { type InEveryLanguage, inEveryLanguage } from '../../../platform/localized.ts';
import { type MovementTexts, movementTexts } from './movement-texts.ts';

interface HeadTexts {
  readonly heads: Readonly<Record<HeadName, string>>;
  readonly figures: Readonly<Record<FigureName, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
}

type HeadName =
  | 'time'
  | 'account'
  | 'type'
  | 'counterpart'
  | 'reference'
  | 'amount'
  | 'rank'
  | 'level'
  | 'upline'
  | 'downline'
  | 'rate'
  | 'balance'
  | 'online'
  | 'registered'
  | 'seen'
  | 'day'
  | 'income'
  | 'paid'
  | 'netIncome'
  | 'activeBettors';

const headTexts: InEveryLanguage<HeadTexts> = {
  KO: {
    heads: {
      time: '시각',
      account: '계정',
      type: '종류',
      counterpart: '상대',
      reference: '참조 번호',
      amount: '금액',
      rank: '등급',
      level: '단계',
      upline: '상위',
      downline: '하위',
      rate: '롤링',
      balance: '잔액',
      online: '로그인 중',
      registered: '등록일',
      seen: '최근 로그인',
      day: '날짜',
      income: '내 수입',
      paid: '하위에 지급',
      netIncome: '순수입',
      activeBettors: '베팅 회원',
    },
    figures: {
      deposit: '입금',
      withdrawal: '출금',
      bet: '유효 베팅',
      payout: '당첨금',
      rebate: '롤링',
      bonus: '보너스',
      wages: '급여',
      dividend: '배당',
      net: '순손익',
    },
    ranks: {
      head: '본사',
      subhead: '부본사',
      distributor: '총판',
      shop: '매장',
      member: '회원',
    },
  },
  EN: {
    heads: {
      time: 'Time',
      account: 'Account',
      type: 'Type',
      counterpart: 'Counterpart',
      reference: 'Reference',
      amount: 'Amount',
      rank: 'Rank',
      level: 'Level',
      upline: 'Upline',
      downline: 'Below',
      rate: 'Rebate',
      balance: 'Balance',
      online: 'Logged in',
      registered: 'Registered',
      seen: 'Last login',
      day: 'Day',
      income: 'My income',
      paid: 'Paid to downline',
      netIncome: 'Net income',
      activeBettors: 'Active bettors',
    },
    figures: {
      deposit: 'Deposits',
      withdrawal: 'Withdrawals',
      bet: 'Valid bets',
      payout: 'Payouts',
      rebate: 'Rebates',
      bonus: 'Bonus',
      wages: 'Wages',
      dividend: 'Dividend',
      net: 'Net result',
    },
    ranks: {
      head: 'Head office',
      subhead: 'Sub-office',
      distributor: 'Distributor',
      shop: 'Shop',
      member: 'Member',
    },
  },
  VI: {
    heads: {
      time: 'Thời gian',
      account: 'Tài khoản',
      type: 'Loại',
      counterpart: 'Bên kia',
      reference: 'Mã tham chiếu',
      amount: 'Số tiền',
      rank: 'Cấp',
      level: 'Tầng',
      upline: 'Tuyến trên',
      downline: 'Tuyến dưới',
      rate: 'Hoàn trả',
      balance: 'Số dư',
      online: 'Đang đăng nhập',
      registered: 'Ngày mở',
      seen: 'Đăng nhập gần nhất',
      day: 'Ngày',
      income: 'Thu nhập của tôi',
      paid: 'Trả cho tuyến dưới',
      netIncome: 'Thu nhập ròng',
      activeBettors: 'Thành viên có cược',
    },
    figures: {
      deposit: 'Nạp',
      withdrawal: 'Rút',
      bet: 'Cược hợp lệ',
      payout: 'Tiền thắng',
      rebate: 'Hoàn trả',
      bonus: 'Thưởng',
      wages: 'Lương',
      dividend: 'Cổ tức',
      net: 'Thắng thua',
    },
    ranks: {
      head: 'Trụ sở',
      subhead: 'Chi nhánh',
      distributor: 'Tổng đại lý',
      shop: 'Cửa hàng',
      member: 'Thành viên',
    },
  },
  CN: {
    heads: {
      time: '时间',
      account: '账户',
      type: '类型',
      counterpart: '对方',
      reference: '参考编号',
      amount: '金额',
      rank: '等级',
      level: '层级',
      upline: '上级',
      downline: '下级',
      rate: '返水',
      balance: '余额',
      online: '登录中',
      registered: '注册日期',
      seen: '最近登录',
      day: '日期',
      income: '我的收入',
      paid: '付给下级',
      netIncome: '净收入',
      activeBettors: '投注会员',
    },
    figures: {
      deposit: '存款',
      withdrawal: '提款',
      bet: '有效投注',
      payout: '派彩',
      rebate: '返水',
      bonus: '奖金',
      wages: '工资',
      dividend: '分红',
      net: '净输赢',
    },
    ranks: {
      head: '总公司',
      subhead: '分公司',
      distributor: '总代理',
      shop: '门店',
      member: '会员',
    },
  },
  JA: {
    heads: {
      time: '日時',
      account: 'アカウント',
      type: '種類',
      counterpart: '相手',
      reference: '参照番号',
      amount: '金額',
      rank: 'ランク',
      level: '階層',
      upline: 'アップライン',
      downline: 'ダウンライン',
      rate: 'リベート',
      balance: '残高',
      online: 'ログイン中',
      registered: '登録日',
      seen: '最終ログイン',
      day: '日付',
      income: '自分の収入',
      paid: 'ダウンラインへの支払い',
      netIncome: '純収入',
      activeBettors: 'ベット会員',
    },
    figures: {
      deposit: '入金',
      withdrawal: '出金',
      bet: '有効ベット',
      payout: '払戻し',
      rebate: 'リベート',
      bonus: 'ボーナス',
      wages: '給与',
      dividend: '配当',
      net: '収支',
    },
    ranks: {
      head: '本社',
      subhead: '支社',
      distributor: '総代理店',
      shop: '店舗',
      member: '会員',
    },
  },
  TH: {
    heads: {
      time: 'เวลา',
      account: 'บัญชี',
      type: 'ประเภท',
      counterpart: 'คู่รายการ',
      reference: 'หมายเลขอ้างอิง',
      amount: 'จำนวนเงิน',
      rank: 'ตำแหน่ง',
      level: 'ระดับ',
      upline: 'อัปไลน์',
      downline: 'ดาวน์ไลน์',
      rate: 'ค่าคอม',
      balance: 'ยอดเงิน',
      online: 'กำลังเข้าสู่ระบบ',
      registered: 'วันที่สมัคร',
      seen: 'เข้าสู่ระบบล่าสุด',
      day: 'วันที่',
      income: 'รายได้ของฉัน',
      paid: 'จ่ายให้ดาวน์ไลน์',
      netIncome: 'รายได้สุทธิ',
      activeBettors: 'สมาชิกที่เดิมพัน',
    },
    figures: {
      deposit: 'ยอดฝาก',
      withdrawal: 'ยอดถอน',
      bet: 'เดิมพันมีผล',
      payout: 'เงินรางวัล',
      rebate: 'ค่าคอม',
      bonus: 'โบนัส',
      wages: 'ค่าจ้าง',
      dividend: 'เงินปันผล',
      net: 'ได้เสียสุทธิ',
    },
    ranks: {
      head: 'สำนักงานใหญ่',
      subhead: 'สำนักงานรอง',
      distributor: 'ตัวแทนหลัก',
      shop: 'ร้าน',
      member: 'สมาชิก',
    },
  },
};

export type AgentExportTexts = HeadTexts & MovementTexts;

/** The texts of files that agents export, in every language of the site: as their pages say it. */
export const exportTexts: InEveryLanguage<AgentExportTexts> = inEveryLanguage((language) => ({
  ...headTexts[language],
  ...movementTexts[language],
}));
