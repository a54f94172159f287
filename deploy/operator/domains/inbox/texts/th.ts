import type { TopicTexts } from '../topics.ts';
import { th as agentTexts } from './agent-th.ts';

export const th: TopicTexts = {
  'deposit.credited': (amount, reference) => ({
    title: 'เงินฝากเข้าบัญชีแล้ว',
    content: `${amount} ของรายการฝาก ${reference} เข้ายอดเงินของคุณแล้ว`,
  }),
  'deposit.rejected': (amount, reference) => ({
    title: 'รายการฝากไม่ได้รับการอนุมัติ',
    content: `รายการฝาก ${reference} (${amount}) ไม่ได้รับการอนุมัติ ดูเหตุผลได้ที่หน้าฝากเงิน`,
  }),
  'deposit.reversed': (amount, reference) => ({
    title: 'การชำระเงินของรายการฝากถูกเรียกคืน',
    content: `ผู้ให้บริการชำระเงินเรียกคืนการชำระของรายการฝาก ${reference} คุณค้างชำระ ${amount} และยังถอนเงินไม่ได้จนกว่าจะชำระเสร็จ เจ้าหน้าที่จะตรวจสอบแล้วหักจากยอดเงินของคุณ หากมีข้อสงสัยโปรดติดต่อฝ่ายบริการลูกค้า`,
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
  'withdrawal.part-returned': (amount, reference) => ({
    title: 'เงินที่ไม่ถึงบัญชีกลับเข้ายอดเงินแล้ว',
    content: `ยอดจ่าย ${amount} ของรายการถอน ${reference} ไม่ถึงบัญชีของคุณ และกลับเข้ายอดเงินแล้ว`,
  }),
  'withdrawal.part-overdue': (amount, reference) => ({
    title: 'ยอดจ่ายถือว่าได้รับแล้ว',
    content: `คุณไม่ได้แจ้งภายในเวลาว่ายอดจ่าย ${amount} ของรายการถอน ${reference} ถึงแล้วหรือไม่ จึงถือว่าได้รับแล้ว หากยังไม่ได้รับ โปรดแจ้งที่หน้าถอนเงินก่อนหมดเวลาโต้แย้ง`,
  }),
  'withdrawal.part-forced': (amount, reference) => ({
    title: 'ยืนยันแล้วว่ายอดจ่ายถึงบัญชี',
    content: `ตรวจสอบกับธนาคารแล้ว ยอดจ่าย ${amount} ของรายการถอน ${reference} ถึงบัญชีแล้วและจะไม่คืนเงิน ดูรายละเอียดที่หน้าถอนเงินหรือสอบถามฝ่ายบริการลูกค้า`,
  }),
  'transfer.received': (amount, reference) => ({
    title: 'คุณได้รับเงินจากสายงานล่าง',
    content: `${amount} จากสมาชิกสายงานล่างเข้ายอดเงินของคุณแล้ว (รายการโอน ${reference})`,
  }),
  'transfer.from-upline': (amount, reference) => ({
    title: 'คุณได้รับเงินจากสายงานบน',
    content: `${amount} จากเอเย่นต์สายงานบนเข้ายอดเงินของคุณแล้ว (รายการโอน ${reference})`,
  }),
  'transfer.sent': (amount, reference, detail) => ({
    title: 'คุณโอนเงินให้สายงานล่างแล้ว',
    content: `โอน ${amount} ให้ ${detail} แล้ว (รายการโอน ${reference})`,
  }),
  'result.raised': (amount, reference) => ({
    title: 'ผลเดิมพันถูกแก้ไข',
    content: `ผลของเดิมพัน ${reference} ถูกแก้ไข และเพิ่ม ${amount} เข้ายอดเงินของคุณแล้ว`,
  }),
  'result.lowered': (amount, reference) => ({
    title: 'ผลเดิมพันถูกแก้ไข',
    content: `ผลของเดิมพัน ${reference} ถูกแก้ไข และหัก ${amount} จากยอดเงินของคุณแล้ว`,
  }),
  'result.void-paid': (amount, reference) => ({
    title: 'เดิมพันถูกยกเลิกผล',
    content: `เดิมพัน ${reference} ถูกยกเลิกผล และ ${amount} กลับเข้ายอดเงินของคุณแล้ว`,
  }),
  'result.void-taken': (amount, reference) => ({
    title: 'เดิมพันถูกยกเลิกผล',
    content: `เดิมพัน ${reference} ถูกยกเลิกผล และหัก ${amount} จากยอดเงินของคุณแล้ว`,
  }),
  'result.owed': (amount, reference) => ({
    title: 'คุณค้างชำระจากเดิมพันที่ถูกแก้ไข',
    content: `เงินที่เดิมพัน ${reference} จ่ายไปถูกเรียกคืน แต่ยอดเงินของคุณไม่พอ คุณค้างชำระ ${amount} และยังถอนเงินไม่ได้จนกว่าจะชำระเสร็จ เจ้าหน้าที่จะตรวจสอบแล้วหักจากยอดเงินของคุณ หากมีข้อสงสัยโปรดติดต่อฝ่ายบริการลูกค้า`,
  }),
  'owed.settled': (amount, reference) => ({
    title: 'ยอดค้างชำระได้รับการหักแล้ว',
    content: `เดิมพัน ${reference} ถูกแก้ไขอีกครั้ง และนำ ${amount} จากเงินที่จ่ายไปหักยอดค้างชำระของคุณ`,
  }),
  'owed.collected': (amount, reference) => ({
    title: 'หักยอดค้างชำระแล้ว',
    content: `หัก ${amount} ของยอดค้างชำระจากยอดเงินของคุณแล้ว (${reference})`,
  }),
  'owed.written-off': (amount, reference) => ({
    title: 'ยกเว้นยอดค้างชำระแล้ว',
    content: `คุณไม่ต้องชำระ ${amount} อีกต่อไป (${reference}) โดยไม่มีการหักจากยอดเงินของคุณ`,
  }),
  'lottery.void-paid': (amount, reference) => ({
    title: 'งวดเป็นโมฆะ',
    content: `งวด ${reference} (ออกรางวัลจำลอง) เป็นโมฆะ ${amount} กลับเข้ายอดเงินแล้ว`,
  }),
  'lottery.void-taken': (amount, reference) => ({
    title: 'งวดเป็นโมฆะ',
    content: `งวด ${reference} (ออกรางวัลจำลอง) เป็นโมฆะ เงินรางวัลถูกเรียกคืน: หัก ${amount} จากยอดเงิน`,
  }),
  'lottery.stake-returned': (amount, reference) => ({
    title: 'คืนเงินเดิมพันแล้ว',
    content: `เดิมพันงวด ${reference} (ออกรางวัลจำลอง) ไม่สามารถคิดผลได้ จึงคืนเงินเดิมพัน ${amount} เข้ายอดเงินแล้ว`,
  }),
  'chase.won': (amount, reference) => ({
    title: 'เดิมพันต่อเนื่องหยุดเพราะถูกรางวัล',
    content: `เดิมพันต่อเนื่อง ${reference} (ออกรางวัลจำลอง) ถูกรางวัลและหยุดแล้ว ${amount} ของงวดที่ยังไม่ได้เดิมพันกลับเข้ายอดเงินแล้ว`,
  }),
  'chase.stopped': (amount, reference) => ({
    title: 'เดิมพันต่อเนื่องสิ้นสุดแล้ว',
    content: `เดิมพันต่อเนื่อง ${reference} (ออกรางวัลจำลอง) ไปต่อไม่ได้ ${amount} ของงวดที่ยังไม่ได้เดิมพันกลับเข้ายอดเงินแล้ว ดูเหตุผลได้ที่หน้าหวย`,
  }),
  'chase.skipped': (amount, reference) => ({
    title: 'บางงวดของเดิมพันต่อเนื่องไม่ได้ลงเดิมพัน',
    content: `เดิมพันต่อเนื่อง ${reference} (ออกรางวัลจำลอง) จบแล้ว ${amount} ของงวดที่ลงเดิมพันไม่ได้กลับเข้ายอดเงินแล้ว ดูได้ที่หน้าหวยว่าเป็นงวดใด`,
  }),
  'chase.finished': (amount, reference) => ({
    title: 'เดิมพันต่อเนื่องครบทุกงวดแล้ว',
    content: `เดิมพันต่อเนื่อง ${reference} (ออกรางวัลจำลอง) จบแล้ว ทุกงวดออกผลแล้ว ได้รับเงินรางวัลรวม ${amount}`,
  }),
  'account.added': (_amount, reference) => ({
    title: 'เพิ่มบัญชีธนาคารแล้ว',
    content: `เพิ่มบัญชีธนาคาร ${reference} สำหรับถอนเงินแล้ว หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที`,
  }),
  'promotion.granted': (amount, reference) => ({
    title: 'อนุมัติคำขอแล้ว',
    content: `คำขอ “${reference}” ได้รับอนุมัติ ${amount} โปรดอ่านเงื่อนไขและกดรับที่หน้าโปรโมชัน`,
  }),
  'promotion.declined': (_amount, reference, detail) => ({
    title: 'คำขอไม่ได้รับอนุมัติ',
    content: detail
      ? `คำขอ “${reference}” ไม่ได้รับอนุมัติ ยื่นใหม่ได้ที่หน้าโปรโมชัน เหตุผล: ${detail}`
      : `คำขอ “${reference}” ไม่ได้รับอนุมัติ ดูเหตุผลและยื่นใหม่ได้ที่หน้าโปรโมชัน`,
  }),
  'vip.raised': (_amount, reference) => ({
    title: 'ระดับ VIP ของคุณสูงขึ้นแล้ว',
    content: `คุณถึงระดับ ${reference} แล้ว ดูสิทธิประโยชน์และเงื่อนไขการรักษาระดับได้ที่หน้า VIP`,
  }),
  'vip.lowered': (amount, reference) => ({
    title: 'ระดับ VIP ของคุณเปลี่ยนแล้ว',
    content: `ตอนนี้คุณอยู่ระดับ ${reference} ยอดเดิมพันเดือนที่แล้วต่ำกว่า ${amount} ที่ใช้รักษาระดับเดิม ดูวิธีกลับขึ้นไปได้ที่หน้า VIP`,
  }),
  'vip.set': (_amount, reference, detail) => ({
    title: 'กำหนดระดับ VIP ให้คุณแล้ว',
    content: `คุณอยู่ระดับ ${reference} จนถึง ${detail} ดูสิทธิประโยชน์ได้ที่หน้า VIP`,
  }),
  'vip.set-ended': (_amount, reference) => ({
    title: 'ระดับ VIP ของคุณเปลี่ยนแล้ว',
    content: `ระดับที่กำหนดให้คุณสิ้นสุดแล้ว ตอนนี้คุณอยู่ระดับ ${reference} ดูสิทธิประโยชน์และเงื่อนไขของระดับถัดไปได้ที่หน้า VIP`,
  }),
  'vip.birthday': (amount) => ({
    title: 'สุขสันต์วันเกิด',
    content: `มีของขวัญวันเกิด ${amount} ในศูนย์รางวัล หากไม่รับภายใน 30 วัน ระบบจะโอนเข้าให้เอง`,
  }),
  'points.approved': (_amount, reference) => ({
    title: 'อนุมัติการแลกคะแนนแล้ว',
    content: `เรากำลังส่ง “${reference}” ให้คุณ ดูรายการแลกทั้งหมดได้ที่ร้านค้าคะแนน`,
  }),
  'points.rejected': (_amount, reference, detail) => ({
    title: 'การแลกคะแนนถูกปฏิเสธ',
    content: detail
      ? `แลก “${reference}” ไม่ได้ และคืนคะแนนให้คุณแล้ว เหตุผล: ${detail}`
      : `แลก “${reference}” ไม่ได้ และคืนคะแนนให้คุณแล้ว ดูเหตุผลได้ที่ร้านค้าคะแนน`,
  }),
  'break.started': (_amount, reference) => ({
    title: 'เริ่มช่วงพักแล้ว',
    content: `พักถึง ${reference} ระหว่างนี้จะเดิมพันและฝากเงินไม่ได้ และจะไม่มีการเสนอโปรโมชัน แต่ยังถอนเงินและดูประวัติได้`,
  }),
  'break.for-good': () => ({
    title: 'หยุดใช้งานถาวรแล้ว',
    content: 'บัญชีนี้จะเดิมพันและฝากเงินไม่ได้อีก และจะไม่มีการเสนอโปรโมชัน แต่ยังถอนเงินและดูประวัติได้',
  }),
  'mission.credited': (amount, reference) => ({
    title: 'ได้รับรางวัลภารกิจแล้ว',
    content: `คุณทำภารกิจ “${reference}” สำเร็จ เมื่อสิ้นสุดรอบแล้ว รางวัล ${amount} จึงเข้ายอดเงินของคุณโดยอัตโนมัติ`,
  }),
  'tournament.won': (amount, reference) => ({
    title: 'คุณได้รับรางวัลจากทัวร์นาเมนต์',
    content: `“${reference}” สรุปผลแล้ว ${amount} อยู่ในยอดเงินของคุณ ดูอันดับสุดท้ายได้ที่ศูนย์รางวัล`,
  }),
  'tournament.cancelled': (_amount, reference) => ({
    title: 'ทัวร์นาเมนต์ถูกยกเลิก',
    content: `“${reference}” จะไม่จัดขึ้น คุณไม่ต้องดำเนินการใด ๆ`,
  }),
  'tournament.stopped': (_amount, reference) => ({
    title: 'ทัวร์นาเมนต์จบก่อนกำหนด',
    content: `“${reference}” จบก่อนกำหนด รางวัลจ่ายตามคะแนน ณ เวลานั้น ดูอันดับได้ที่ศูนย์รางวัล`,
  }),
  'referral.paid': (amount, reference) => ({
    title: 'ได้รับรางวัลจากการเชิญเพื่อนแล้ว',
    content: `รางวัล ${amount} จากการเชิญ ${reference} อยู่ในยอดเงินของคุณแล้ว`,
  }),
  'referral.welcomed': (amount, reference) => ({
    title: 'ได้รับรางวัลจากการสมัครแล้ว',
    content: `คุณสมัครผ่านคำเชิญของ ${reference} รางวัล ${amount} อยู่ในยอดเงินของคุณแล้ว`,
  }),
  'raffle.won': (amount, reference) => ({
    title: 'คุณถูกรางวัลจากการจับรางวัล',
    content: `คุณได้รับ ${amount} จาก “${reference}” รับได้ที่ศูนย์รางวัล หากไม่กดรับภายในกำหนด ระบบจะเข้าบัญชีให้เอง`,
  }),
  ...agentTexts,
};
