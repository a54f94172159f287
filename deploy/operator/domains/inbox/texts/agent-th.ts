import { type AgentTexts, namerOf } from './agent-texts.ts';

const kind = namerOf({ dividend: 'เงินปันผล', daily: 'ค่าจ้างรายวัน', hourly: 'ค่าจ้างรายชั่วโมง', realTime: 'ค่าจ้างเรียลไทม์' });

/** Messages about contracts and bills; `detail` is the kind of contract, `reference` its two sides. */
export const th: AgentTexts = {
  'contract.offered': (_amount, reference, detail) => ({
    title: 'มีข้อเสนอสัญญา',
    content: `สัญญา${kind(detail)} ${reference}: ดูข้อเสนอและตอบได้ที่หน้าสัญญาของศูนย์เอเย่นต์`,
  }),
  'contract.accepted': (_amount, reference, detail) => ({
    title: 'ข้อเสนอสัญญาได้รับการตอบรับ',
    content: `สัญญา${kind(detail)} ${reference}: ตอบรับข้อเสนอแล้ว ดูเวลาเริ่มได้ที่หน้าสัญญา`,
  }),
  'contract.rejected': (_amount, reference, detail) => ({
    title: 'ข้อเสนอสัญญาถูกปฏิเสธ',
    content: `สัญญา${kind(detail)} ${reference}: ข้อเสนอถูกปฏิเสธ เสนอใหม่ได้`,
  }),
  'contract.withdrawn': (_amount, reference, detail) => ({
    title: 'ข้อเสนอสัญญาถูกถอนแล้ว',
    content: `สัญญา${kind(detail)} ${reference}: ข้อเสนอถูกถอนก่อนมีคำตอบ`,
  }),
  'contract.end-requested': (_amount, reference, detail) => ({
    title: 'มีคำขอยุติสัญญา',
    content: `สัญญา${kind(detail)} ${reference}: ฝ่ายหนึ่งขอยุติ สัญญาจะยุติเมื่ออีกฝ่ายยินยอมที่หน้าสัญญา`,
  }),
  'contract.ended': (_amount, reference, detail) => ({
    title: 'สัญญายุติแล้ว',
    content: `สัญญา${kind(detail)} ${reference}: ยุติตามที่ตกลงกัน ส่วนที่ได้จนถึงตอนนี้จะคิดให้ตามปกติ`,
  }),
  'contract.end-refused': (_amount, reference, detail) => ({
    title: 'คำขอยุติสัญญาถูกปฏิเสธ',
    content: `สัญญา${kind(detail)} ${reference}: คำขอยุติถูกปฏิเสธ สัญญายังมีผลต่อไป`,
  }),
  'contract.ended-by-upline': (_amount, reference, detail) => ({
    title: 'สัญญายุติตามสัญญาของอัปไลน์',
    content: `สัญญา${kind(detail)} ${reference}: สัญญาที่ผู้จ่ายได้รับยุติหรือมีอัตราลดลง สัญญานี้จึงยุติ ส่วนที่ได้จนถึงตอนนั้นจะคิดให้ตามปกติ`,
  }),
  'bill.short': (amount, reference, detail) => ({
    title: 'จ่ายบิลไม่ครบ',
    content: `${kind(detail)} บิล ${reference}: ผู้จ่ายมีเงินไม่พอ ค้างอยู่ ${amount} แบ่งจ่ายได้`,
  }),
  'bill.expiring': (amount, reference, detail) => ({
    title: 'บิลใกล้หมดอายุ',
    content: `${kind(detail)} บิล ${reference}: ยังไม่จ่าย ${amount} และจะหมดอายุในสามวัน`,
  }),
};
