import { type InEveryLanguage, localized } from '../../../platform/localized.ts';

interface Facts {
  readonly merchant: string;
  readonly account: string;
  readonly link: string;
  readonly minutes: number;
}
type Mail = (facts: Facts) => { readonly subject: string; readonly text: string };

/** The mail with the link to a new password, by the operator's language codes. */
export const resetMails: InEveryLanguage<Mail> = {
  KO: ({ merchant, account, link, minutes }) => ({
    subject: `[${merchant}] 비밀번호 재설정`,
    text: `${account}님의 비밀번호를 다시 정하려면 ${minutes}분 안에 아래 주소를 여세요.\n${link}\n요청하지 않았다면 이 메일을 무시하세요. 비밀번호는 그대로입니다.`,
  }),
  EN: ({ merchant, account, link, minutes }) => ({
    subject: `[${merchant}] Choose a new password`,
    text: `To choose a new password for ${account}, open this address within ${minutes} min.\n${link}\nIf you did not ask for this, ignore this mail. The password stays as it is.`,
  }),
  VI: ({ merchant, account, link, minutes }) => ({
    subject: `[${merchant}] Đặt lại mật khẩu`,
    text: `Để đặt lại mật khẩu của ${account}, hãy mở địa chỉ sau trong ${minutes} phút.\n${link}\nNếu bạn không yêu cầu, hãy bỏ qua email này. Mật khẩu vẫn giữ nguyên.`,
  }),
  CN: ({ merchant, account, link, minutes }) => ({
    subject: `[${merchant}] 重设密码`,
    text: `如需重设 ${account} 的密码，请在 ${minutes} 分钟内打开以下地址。\n${link}\n如非本人操作，请忽略此邮件，密码保持不变。`,
  }),
  JA: ({ merchant, account, link, minutes }) => ({
    subject: `[${merchant}] パスワードの再設定`,
    text: `${account} さんのパスワードを再設定するには、${minutes} 分以内に次のアドレスを開いてください。\n${link}\n心当たりがない場合は、このメールを無視してください。パスワードはそのままです。`,
  }),
  TH: ({ merchant, account, link, minutes }) => ({
    subject: `[${merchant}] ตั้งรหัสผ่านใหม่`,
    text: `หากต้องการตั้งรหัสผ่านใหม่ของ ${account} ให้เปิดที่อยู่นี้ภายใน ${minutes} นาที\n${link}\nหากไม่ได้เป็นผู้ขอ ไม่ต้องสนใจอีเมลนี้ รหัสผ่านยังคงเดิม`,
  }),
};

export const resetMail = (language: string, facts: Facts) => localized(resetMails, language)(facts);
