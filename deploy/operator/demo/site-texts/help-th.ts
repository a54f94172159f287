import type { SitePage } from './site-page.ts';

/** First help articles, in Thai: short, true of the sandbox. */
export const helpTh: readonly SitePage[] = [
  {
    id: 'play-money',
    category: 'start',
    title: 'เว็บไซต์นี้เป็นเดโม',
    content: '<p>ทุกยอดเป็น<strong>เงินเสมือน</strong> ไม่มีการฝากหรือถอนเงินจริง และไม่ได้อ้างว่ามีใบอนุญาตใด ๆ</p>',
  },
  {
    id: 'deposit',
    category: 'wallet',
    title: 'ฝากเงินอย่างไร',
    content:
      '<ol><li>เปิด<strong>ฝากเงิน</strong>ในศูนย์สมาชิก</li><li>กรอกจำนวนเงินและชื่อผู้โอน</li><li>เมื่อเจ้าหน้าที่ตรวจสอบแล้ว ยอดจะเข้ายอดเงินของคุณ</li></ol>',
  },
  {
    id: 'withdrawal',
    category: 'wallet',
    title: 'รายการถอนถึงขั้นตอนไหนแล้ว',
    content:
      '<p>ยอดถูกกันไว้ทันทีที่แจ้งถอน หน้ารายละเอียดแสดงเวลาของแต่ละขั้นตอน <strong>แจ้งถอน → ตรวจสอบตัวตน → พิจารณา → โอนเงิน → สำเร็จ</strong> หากไม่อนุมัติ จะแจ้งเหตุผลและคืนยอดทันที</p>',
  },
  {
    id: 'account-safety',
    category: 'account',
    title: 'ดูแลบัญชีให้ปลอดภัย',
    content:
      '<ul><li>ใช้รหัสผ่านที่ไม่ได้ใช้ที่อื่น</li><li>ตรวจสอบเวลาเข้าสู่ระบบล่าสุดที่หน้าบัญชีของฉัน</li><li>ออกจากระบบทุกครั้งเมื่อใช้อุปกรณ์ร่วมกับผู้อื่น</li></ul>',
  },
];
