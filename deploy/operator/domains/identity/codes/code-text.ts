import { type InEveryLanguage, localized } from '../../../platform/localized.ts';

type Text = (merchant: string, code: string, minutes: number) => string;

/** The text of an SMS or mail with a code, by the operator's language codes; the code comes first, so that phones offer it. */
export const codeTexts: InEveryLanguage<Text> = {
  KO: (merchant, code, minutes) =>
    `[${merchant}] 인증번호 ${code} · ${minutes}분 안에 입력하세요. 아무에게도 알려주지 마세요.`,
  EN: (merchant, code, minutes) =>
    `[${merchant}] Your code is ${code}. Enter it within ${minutes} min. Do not share it.`,
  VI: (merchant, code, minutes) => `[${merchant}] Mã xác minh: ${code}. Nhập trong ${minutes} phút. Không cho ai biết.`,
  CN: (merchant, code, minutes) => `[${merchant}] 验证码 ${code}，请在 ${minutes} 分钟内输入。请勿告诉任何人。`,
  JA: (merchant, code, minutes) =>
    `[${merchant}] 確認コード ${code}（${minutes} 分以内に入力）。誰にも教えないでください。`,
  TH: (merchant, code, minutes) => `[${merchant}] รหัสยืนยัน ${code} กรอกภายใน ${minutes} นาที ห้ามบอกใคร`,
};

export const codeText = (language: string, ...rest: Parameters<Text>): string =>
  localized(codeTexts, language)(...rest);
