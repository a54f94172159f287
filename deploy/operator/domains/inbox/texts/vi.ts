import type { TopicTexts } from '../topics.ts';
import { vi as agentTexts } from './agent-vi.ts';

export const vi: TopicTexts = {
  'deposit.credited': (amount, reference) => ({
    title: 'Tiền nạp đã vào tài khoản',
    content: `${amount} của lệnh nạp ${reference} đã được cộng vào số dư của bạn.`,
  }),
  'deposit.rejected': (amount, reference) => ({
    title: 'Lệnh nạp không được chấp nhận',
    content: `Lệnh nạp ${reference} (${amount}) không được chấp nhận. Lý do có trên trang nạp tiền.`,
  }),
  'deposit.reversed': (amount, reference) => ({
    title: 'Khoản thanh toán của lệnh nạp đã bị thu hồi',
    content: `Đơn vị thanh toán đã thu hồi khoản thanh toán của lệnh nạp ${reference}. Bạn còn nợ ${amount} và chưa thể rút tiền cho đến khi khoản này được giải quyết. Nhân viên sẽ kiểm tra rồi trừ vào số dư của bạn; nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.`,
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
  'withdrawal.part-returned': (amount, reference) => ({
    title: 'Khoản tiền chưa đến đã trở lại số dư',
    content: `Khoản chi ${amount} của lệnh rút ${reference} đã không đến tài khoản của bạn và đã trở lại số dư.`,
  }),
  'withdrawal.part-overdue': (amount, reference) => ({
    title: 'Một khoản chi được tính là đã nhận',
    content: `Bạn chưa cho biết kịp thời khoản chi ${amount} của lệnh rút ${reference} đã đến hay chưa, nên khoản này được tính là đã nhận. Nếu chưa nhận được, hãy báo trên trang rút tiền trước khi hết thời hạn khiếu nại.`,
  }),
  'withdrawal.part-forced': (amount, reference) => ({
    title: 'Khoản chi được xác nhận là đã đến',
    content: `Chúng tôi đã kiểm tra với ngân hàng: khoản chi ${amount} của lệnh rút ${reference} đã đến và sẽ không được hoàn lại. Xem trang rút tiền hoặc hỏi chăm sóc khách hàng.`,
  }),
  'transfer.received': (amount, reference) => ({
    title: 'Bạn đã nhận tiền từ tuyến dưới',
    content: `${amount} do một thành viên tuyến dưới chuyển (lệnh chuyển ${reference}) đã vào số dư của bạn.`,
  }),
  'transfer.from-upline': (amount, reference) => ({
    title: 'Bạn đã nhận tiền từ tuyến trên',
    content: `${amount} do đại lý tuyến trên chuyển (lệnh chuyển ${reference}) đã vào số dư của bạn.`,
  }),
  'transfer.sent': (amount, reference, detail) => ({
    title: 'Bạn đã chuyển tiền cho tuyến dưới',
    content: `Đã chuyển ${amount} cho ${detail} (lệnh chuyển ${reference}).`,
  }),
  'result.raised': (amount, reference) => ({
    title: 'Kết quả cược đã được sửa',
    content: `Kết quả của cược ${reference} đã được sửa và ${amount} đã được cộng vào số dư của bạn.`,
  }),
  'result.lowered': (amount, reference) => ({
    title: 'Kết quả cược đã được sửa',
    content: `Kết quả của cược ${reference} đã được sửa và ${amount} đã bị trừ khỏi số dư của bạn.`,
  }),
  'result.void-paid': (amount, reference) => ({
    title: 'Một cược đã bị hủy kết quả',
    content: `Cược ${reference} đã bị hủy kết quả và ${amount} đã trở lại số dư của bạn.`,
  }),
  'result.void-taken': (amount, reference) => ({
    title: 'Một cược đã bị hủy kết quả',
    content: `Cược ${reference} đã bị hủy kết quả và ${amount} đã bị trừ khỏi số dư của bạn.`,
  }),
  'result.owed': (amount, reference) => ({
    title: 'Bạn còn nợ một phần của cược đã sửa',
    content: `Số tiền cược ${reference} đã trả bị thu hồi nhưng số dư của bạn không đủ. Bạn còn nợ ${amount} và chưa thể rút tiền cho đến khi khoản này được giải quyết. Nhân viên sẽ kiểm tra rồi trừ vào số dư của bạn; nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.`,
  }),
  'owed.settled': (amount, reference) => ({
    title: 'Khoản nợ đã được bù trừ',
    content: `Cược ${reference} lại được sửa và ${amount} tiền trả của cược đã dùng để bù khoản bạn còn nợ.`,
  }),
  'owed.collected': (amount, reference) => ({
    title: 'Khoản nợ đã được trừ',
    content: `${amount} của khoản bạn còn nợ đã được trừ vào số dư của bạn (${reference}).`,
  }),
  'owed.written-off': (amount, reference) => ({
    title: 'Khoản nợ đã được miễn',
    content: `Bạn không còn nợ ${amount} nữa (${reference}). Số dư của bạn không bị trừ.`,
  }),
  'lottery.void-paid': (amount, reference) => ({
    title: 'Một kỳ quay đã bị hủy',
    content: `Kỳ ${reference} (quay mô phỏng) đã bị hủy, ${amount} đã trở lại số dư.`,
  }),
  'lottery.void-taken': (amount, reference) => ({
    title: 'Một kỳ quay đã bị hủy',
    content: `Kỳ ${reference} (quay mô phỏng) đã bị hủy. Tiền thắng bị thu hồi: ${amount} đã được trừ khỏi số dư.`,
  }),
  'lottery.stake-returned': (amount, reference) => ({
    title: 'Tiền cược đã được hoàn lại',
    content: `Một vé cược của kỳ ${reference} (quay mô phỏng) không thể trả thưởng nên tiền cược đã được hoàn lại: ${amount} đã trở về số dư.`,
  }),
  'chase.won': (amount, reference) => ({
    title: 'Lệnh đuổi số đã dừng vì trúng',
    content: `Lệnh đuổi số ${reference} (quay mô phỏng) đã trúng và dừng lại. ${amount} của các kỳ chưa cược đã trở lại số dư.`,
  }),
  'chase.stopped': (amount, reference) => ({
    title: 'Lệnh đuổi số đã kết thúc',
    content: `Lệnh đuổi số ${reference} (quay mô phỏng) không thể tiếp tục. ${amount} của các kỳ chưa cược đã trở lại số dư. Lý do có trên trang xổ số.`,
  }),
  'chase.skipped': (amount, reference) => ({
    title: 'Một số kỳ đuổi số chưa được cược',
    content: `Lệnh đuổi số ${reference} (quay mô phỏng) đã xong. ${amount} của các kỳ không cược được đã trở lại số dư. Trang xổ số cho biết đó là những kỳ nào.`,
  }),
  'chase.finished': (amount, reference) => ({
    title: 'Lệnh đuổi số đã cược hết các kỳ',
    content: `Lệnh đuổi số ${reference} (quay mô phỏng) đã xong: mọi kỳ đều đã quay. Tổng tiền trả thưởng: ${amount}.`,
  }),
  'account.added': (_amount, reference) => ({
    title: 'Đã thêm một tài khoản ngân hàng',
    content: `Tài khoản ngân hàng ${reference} đã được thêm để rút tiền. Nếu không phải bạn thêm, hãy đổi mật khẩu và liên hệ ngay chăm sóc khách hàng.`,
  }),
  'promotion.granted': (amount, reference) => ({
    title: 'Yêu cầu đã được duyệt',
    content: `Yêu cầu “${reference}” được duyệt ${amount}. Hãy xem điều kiện và nhận tại trang khuyến mãi.`,
  }),
  'promotion.declined': (_amount, reference, detail) => ({
    title: 'Yêu cầu không được duyệt',
    content: detail
      ? `Yêu cầu “${reference}” không được duyệt. Bạn có thể gửi lại tại trang khuyến mãi. Lý do: ${detail}`
      : `Yêu cầu “${reference}” không được duyệt. Trang khuyến mãi ghi lý do, bạn có thể gửi lại tại đó.`,
  }),
  'vip.raised': (_amount, reference) => ({
    title: 'Hạng VIP của bạn đã tăng',
    content: `Bạn đã đạt hạng ${reference}. Trang VIP cho biết quyền lợi và điều kiện giữ hạng.`,
  }),
  'vip.lowered': (amount, reference) => ({
    title: 'Hạng VIP của bạn đã thay đổi',
    content: `Hiện bạn ở hạng ${reference}: tiền cược tháng trước thấp hơn mức ${amount} để giữ hạng cũ. Trang VIP cho biết cách đạt lại hạng đó.`,
  }),
  'vip.set': (_amount, reference, detail) => ({
    title: 'Hạng VIP của bạn đã được thiết lập',
    content: `Bạn ở hạng ${reference} đến ${detail}. Trang VIP cho biết quyền lợi.`,
  }),
  'vip.set-ended': (_amount, reference) => ({
    title: 'Hạng VIP của bạn đã thay đổi',
    content: `Hạng được thiết lập cho bạn đã hết hạn. Hiện bạn ở hạng ${reference}. Trang VIP cho biết quyền lợi và điều kiện lên hạng tiếp theo.`,
  }),
  'vip.birthday': (amount) => ({
    title: 'Chúc mừng sinh nhật',
    content: `Quà sinh nhật ${amount} đang ở trung tâm phần thưởng. Nếu không nhận trong 30 ngày, quà sẽ tự động được cộng.`,
  }),
  'points.approved': (_amount, reference) => ({
    title: 'Yêu cầu đổi xu đã được duyệt',
    content: `“${reference}” đang được gửi cho bạn. Cửa hàng xu có danh sách mọi lần đổi.`,
  }),
  'points.rejected': (_amount, reference, detail) => ({
    title: 'Yêu cầu đổi xu bị từ chối',
    content: detail
      ? `Không đổi được “${reference}”; xu đã được hoàn lại. Lý do: ${detail}`
      : `Không đổi được “${reference}”; xu đã được hoàn lại. Cửa hàng xu cho biết lý do.`,
  }),
  'break.started': (_amount, reference) => ({
    title: 'Thời gian nghỉ đã bắt đầu',
    content: `Kéo dài đến ${reference}. Cho đến lúc đó bạn không thể cược hay nạp tiền, và không có ưu đãi nào được giới thiệu. Bạn vẫn có thể rút tiền và xem lịch sử.`,
  }),
  'break.for-good': () => ({
    title: 'Bạn đã tự loại trừ vĩnh viễn',
    content:
      'Tài khoản này không còn cược hay nạp tiền được nữa, và không có ưu đãi nào được giới thiệu. Bạn vẫn có thể rút tiền và xem lịch sử.',
  }),
  'mission.credited': (amount, reference) => ({
    title: 'Phần thưởng nhiệm vụ đã được cộng',
    content: `Bạn đã hoàn thành “${reference}”. Kỳ nhiệm vụ đã kết thúc nên phần thưởng ${amount} được tự động cộng vào số dư.`,
  }),
  'tournament.won': (amount, reference) => ({
    title: 'Bạn đã nhận thưởng từ giải đấu',
    content: `“${reference}” đã có kết quả: ${amount} đã vào số dư của bạn. Xem bảng xếp hạng cuối cùng ở trung tâm phần thưởng.`,
  }),
  'tournament.cancelled': (_amount, reference) => ({
    title: 'Giải đấu đã bị hủy',
    content: `“${reference}” sẽ không diễn ra. Bạn không cần làm gì thêm.`,
  }),
  'tournament.stopped': (_amount, reference) => ({
    title: 'Giải đấu kết thúc sớm',
    content: `“${reference}” đã kết thúc trước giờ dự kiến. Giải thưởng được trả theo điểm số tại thời điểm đó; xem bảng xếp hạng ở trung tâm phần thưởng.`,
  }),
  'referral.paid': (amount, reference) => ({
    title: 'Bạn đã nhận thưởng mời bạn bè',
    content: `${amount} cho lời mời ${reference} đã vào số dư của bạn.`,
  }),
  'referral.welcomed': (amount, reference) => ({
    title: 'Bạn đã nhận thưởng đăng ký',
    content: `Bạn đăng ký qua lời mời của ${reference}: ${amount} đã vào số dư của bạn.`,
  }),
  'raffle.won': (amount, reference) => ({
    title: 'Bạn đã trúng thưởng rút thăm',
    content: `Bạn trúng ${amount} trong “${reference}”. Nhận tại trung tâm phần thưởng; nếu không nhận đúng hạn, tiền sẽ tự động được cộng.`,
  }),
  ...agentTexts,
};
