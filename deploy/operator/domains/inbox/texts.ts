import type { inboxSubjects } from '@tessera/shared/wire/inbox';
import type { InEveryLanguage } from '../../platform/localized.ts';

export const inboxTopics = [
  'deposit.credited',
  'deposit.rejected',
  'withdrawal.rejected',
  'withdrawal.submitted',
  'withdrawal.paid',
  'withdrawal.failed',
] as const;
export type InboxTopic = (typeof inboxTopics)[number];

/** Where each matter is continued. */
export const pageOf: Readonly<Record<InboxTopic, (typeof inboxSubjects)[number]>> = {
  'deposit.credited': 'depositv2',
  'deposit.rejected': 'depositv2',
  'withdrawal.rejected': 'withdraw',
  'withdrawal.submitted': 'withdraw',
  'withdrawal.paid': 'withdraw',
  'withdrawal.failed': 'withdraw',
};

interface Words {
  readonly title: string;
  readonly content: string;
}
/** `amount` has its unit: `50,000.00 P`. */
type Write = (amount: string, reference: string) => Words;

/** The words of every topic, by the operator's language codes. */
export const inboxTexts: InEveryLanguage<Readonly<Record<InboxTopic, Write>>> = {
  KO: {
    'deposit.credited': (amount, reference) => ({
      title: '입금이 완료되었습니다',
      content: `입금 ${reference}의 ${amount}이(가) 보유 머니에 반영되었습니다.`,
    }),
    'deposit.rejected': (amount, reference) => ({
      title: '입금이 반려되었습니다',
      content: `입금 ${reference}(${amount})이(가) 반려되었습니다. 사유는 입금 화면에서 확인할 수 있습니다.`,
    }),
    'withdrawal.rejected': (amount, reference) => ({
      title: '출금이 반려되었습니다',
      content: `출금 ${reference}이(가) 반려되어 ${amount}이(가) 보유 머니으로 돌아왔습니다. 사유는 출금 화면에서 확인할 수 있습니다.`,
    }),
    'withdrawal.submitted': (amount, reference) => ({
      title: '출금이 승인되었습니다',
      content: `출금 ${reference}의 ${amount}이(가) 은행으로 전송되었습니다.`,
    }),
    'withdrawal.paid': (amount, reference) => ({
      title: '출금이 지급되었습니다',
      content: `출금 ${reference}의 ${amount}이(가) 지급되었습니다. 계좌를 확인한 뒤 출금 화면에서 수령 여부를 알려 주세요.`,
    }),
    'withdrawal.failed': (amount, reference) => ({
      title: '은행이 출금을 처리하지 못했습니다',
      content: `출금 ${reference}의 ${amount}이(가) 보유 머니으로 돌아왔습니다. 사유는 출금 화면에서 확인할 수 있습니다.`,
    }),
  },
  EN: {
    'deposit.credited': (amount, reference) => ({
      title: 'Your deposit has arrived',
      content: `${amount} of deposit ${reference} is in your balance.`,
    }),
    'deposit.rejected': (amount, reference) => ({
      title: 'Your deposit was not accepted',
      content: `Deposit ${reference} over ${amount} was not accepted. The deposit page shows why.`,
    }),
    'withdrawal.rejected': (amount, reference) => ({
      title: 'Your withdrawal was not approved',
      content: `Withdrawal ${reference} was not approved, and ${amount} is back in your balance. The withdrawal page shows why.`,
    }),
    'withdrawal.submitted': (amount, reference) => ({
      title: 'Your withdrawal was approved',
      content: `${amount} of withdrawal ${reference} was sent to your bank.`,
    }),
    'withdrawal.paid': (amount, reference) => ({
      title: 'Your withdrawal was paid',
      content: `${amount} of withdrawal ${reference} was paid. Please look at your account, and confirm on the withdrawal page that it has arrived.`,
    }),
    'withdrawal.failed': (amount, reference) => ({
      title: 'The bank could not pay your withdrawal',
      content: `${amount} of withdrawal ${reference} is back in your balance. The withdrawal page shows why.`,
    }),
  },
  VI: {
    'deposit.credited': (amount, reference) => ({
      title: 'Tiền nạp đã vào tài khoản',
      content: `${amount} của lệnh nạp ${reference} đã được cộng vào số dư của bạn.`,
    }),
    'deposit.rejected': (amount, reference) => ({
      title: 'Lệnh nạp không được chấp nhận',
      content: `Lệnh nạp ${reference} (${amount}) không được chấp nhận. Lý do có trên trang nạp tiền.`,
    }),
    'withdrawal.rejected': (amount, reference) => ({
      title: 'Lệnh rút không được duyệt',
      content: `Lệnh rút ${reference} không được duyệt và ${amount} đã trở lại số dư. Lý do có trên trang rút tiền.`,
    }),
    'withdrawal.submitted': (amount, reference) => ({
      title: 'Lệnh rút đã được duyệt',
      content: `${amount} của lệnh rút ${reference} đã được chuyển tới ngân hàng của bạn.`,
    }),
    'withdrawal.paid': (amount, reference) => ({
      title: 'Tiền rút đã được chi trả',
      content: `${amount} của lệnh rút ${reference} đã được chi trả. Hãy kiểm tra tài khoản và xác nhận đã nhận tiền trên trang rút tiền.`,
    }),
    'withdrawal.failed': (amount, reference) => ({
      title: 'Ngân hàng không thực hiện được lệnh rút',
      content: `${amount} của lệnh rút ${reference} đã trở lại số dư. Lý do có trên trang rút tiền.`,
    }),
  },
  CN: {
    'deposit.credited': (amount, reference) => ({
      title: '存款已到账',
      content: `存款 ${reference} 的 ${amount} 已计入您的余额。`,
    }),
    'deposit.rejected': (amount, reference) => ({
      title: '存款未被接受',
      content: `存款 ${reference}（${amount}）未被接受，原因请见存款页面。`,
    }),
    'withdrawal.rejected': (amount, reference) => ({
      title: '提款未获批准',
      content: `提款 ${reference} 未获批准，${amount} 已退回您的余额，原因请见提款页面。`,
    }),
    'withdrawal.submitted': (amount, reference) => ({
      title: '提款已批准',
      content: `提款 ${reference} 的 ${amount} 已提交至您的银行。`,
    }),
    'withdrawal.paid': (amount, reference) => ({
      title: '提款已支付',
      content: `提款 ${reference} 的 ${amount} 已支付。请查看您的账户，并在提款页面确认是否到账。`,
    }),
    'withdrawal.failed': (amount, reference) => ({
      title: '银行未能完成提款',
      content: `提款 ${reference} 的 ${amount} 已退回您的余额，原因请见提款页面。`,
    }),
  },
  JA: {
    'deposit.credited': (amount, reference) => ({
      title: '入金が反映されました',
      content: `入金 ${reference} の ${amount} が残高に反映されました。`,
    }),
    'deposit.rejected': (amount, reference) => ({
      title: '入金は承認されませんでした',
      content: `入金 ${reference}（${amount}）は承認されませんでした。理由は入金ページで確認できます。`,
    }),
    'withdrawal.rejected': (amount, reference) => ({
      title: '出金は承認されませんでした',
      content: `出金 ${reference} は承認されず、${amount} は残高に戻りました。理由は出金ページで確認できます。`,
    }),
    'withdrawal.submitted': (amount, reference) => ({
      title: '出金が承認されました',
      content: `出金 ${reference} の ${amount} を銀行に送りました。`,
    }),
    'withdrawal.paid': (amount, reference) => ({
      title: '出金が支払われました',
      content: `出金 ${reference} の ${amount} が支払われました。口座を確認し、出金ページで受け取りをお知らせください。`,
    }),
    'withdrawal.failed': (amount, reference) => ({
      title: '銀行が出金を処理できませんでした',
      content: `出金 ${reference} の ${amount} は残高に戻りました。理由は出金ページで確認できます。`,
    }),
  },
  TH: {
    'deposit.credited': (amount, reference) => ({
      title: 'เงินฝากเข้าบัญชีแล้ว',
      content: `${amount} ของรายการฝาก ${reference} เข้ายอดเงินของคุณแล้ว`,
    }),
    'deposit.rejected': (amount, reference) => ({
      title: 'รายการฝากไม่ได้รับการอนุมัติ',
      content: `รายการฝาก ${reference} (${amount}) ไม่ได้รับการอนุมัติ ดูเหตุผลได้ที่หน้าฝากเงิน`,
    }),
    'withdrawal.rejected': (amount, reference) => ({
      title: 'รายการถอนไม่ได้รับการอนุมัติ',
      content: `รายการถอน ${reference} ไม่ได้รับการอนุมัติ ${amount} กลับเข้ายอดเงินแล้ว ดูเหตุผลได้ที่หน้าถอนเงิน`,
    }),
    'withdrawal.submitted': (amount, reference) => ({
      title: 'รายการถอนได้รับการอนุมัติแล้ว',
      content: `${amount} ของรายการถอน ${reference} ถูกส่งไปยังธนาคารของคุณแล้ว`,
    }),
    'withdrawal.paid': (amount, reference) => ({
      title: 'จ่ายเงินถอนแล้ว',
      content: `จ่าย ${amount} ของรายการถอน ${reference} แล้ว โปรดตรวจสอบบัญชีและยืนยันการรับเงินที่หน้าถอนเงิน`,
    }),
    'withdrawal.failed': (amount, reference) => ({
      title: 'ธนาคารไม่สามารถจ่ายเงินถอนได้',
      content: `${amount} ของรายการถอน ${reference} กลับเข้ายอดเงินแล้ว ดูเหตุผลได้ที่หน้าถอนเงิน`,
    }),
  },
};
