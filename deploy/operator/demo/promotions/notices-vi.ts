import type { NoticeWords } from './notice-plan.ts';

/** Notices in Vietnamese. */
export const noticesVi: NoticeWords = {
  'cashback-begins': [
    'Bắt đầu hoàn tiền cuối tuần',
    '<p>Một phần số thua ròng từ 00:00 thứ Sáu đến 24:00 Chủ nhật được hoàn lúc 09:00 thứ Hai. Không có vòng cược.</p><p><a href="/promoDetail?id=weekend-cashback">Xem điều kiện</a></p>',
  ],
  'first-deposit-terms': [
    'Điều kiện thưởng lần nạp đầu',
    '<ul><li>Chỉ cộng khi bạn tự đăng ký.</li><li>Cược đủ tổng tiền nạp và thưởng thì thành số dư chính.</li><li>Có thể bỏ bất cứ lúc nào, không cần nạp thêm để rút.</li></ul>',
  ],
  'deposit-times': [
    'Thời gian nạp và rút',
    '<table><tr><th>Loại</th><th>Thường mất</th></tr><tr><td>Kiểm tra nạp</td><td>trong 10 phút</td></tr><tr><td>Rút tiền</td><td>10–30 phút, trả lời trong 60 phút</td></tr></table><p>Xem từng bước trong Trung tâm thành viên.</p>',
  ],
  'own-account-only': [
    'Chỉ dùng tài khoản chính chủ',
    '<p>Tên người nạp và chủ tài khoản rút phải trùng tên đăng ký. Nếu khác, yêu cầu không được nhận và số dư giữ nguyên.</p>',
  ],
  'no-password': [
    'Chúng tôi không hỏi mật khẩu',
    '<p>Chúng tôi <strong>không bao giờ hỏi mật khẩu hay mã xác thực</strong>. Nếu có ai hỏi, đừng trả lời và hãy báo hỗ trợ.</p>',
  ],
  'unfinished-rounds': [
    'Ván bị ngắt được chơi tiếp',
    '<p>Mất kết nối không làm mất cược. Mở lại game đó để chơi tiếp <strong>ván dở dang</strong>. Kết quả được lưu ở máy chủ.</p>',
  ],
  'bonus-wallet': [
    'Tách tiền thưởng và số dư chính',
    '<p>Cược trừ số dư chính trước. Tiền thưởng thành số dư chính khi xong vòng cược.</p>',
  ],
  search: [
    'Tìm game theo hai cách viết',
    '<p>Tìm game bằng tên tiếng Việt hoặc tiếng Anh; gõ không dấu như <code>vuon sen</code> cũng tìm được.</p>',
  ],
  'sign-out': [
    'Đăng xuất áp dụng cho mọi thẻ',
    '<p>Đăng xuất ở một thẻ thì các thẻ khác của tài khoản đó cũng thoát ngay. Hãy đăng xuất trên thiết bị dùng chung.</p>',
  ],
  record: [
    'Mọi khoản tiền đều có ghi chép',
    '<p>Nạp, cược, thắng và thưởng đều nằm trong lịch sử tài khoản kèm số dư sau đó. Không có gì bị xóa.</p>',
  ],
  maintenance: [
    'Không nhận cược khi bảo trì',
    '<p>Khi bảo trì, cược mới không được nhận; ván đang chơi được máy chủ quyết toán.</p>',
  ],
  'draw-proof': [
    'Tự kiểm chứng kết quả quay',
    '<p>Mã cam kết được công bố trước khi quay và giá trị gốc sau khi quay. Xem <em>Kiểm chứng</em> ở trang xổ số.</p>',
  ],
  'help-line': [
    'Khi cần giúp đỡ',
    '<p>Nếu cờ bạc khiến bạn lo lắng, hãy nói với người khác. Ở Hàn Quốc, gọi <strong>1336</strong>.</p>',
  ],
  demo: [
    'Trang này là bản dùng thử',
    '<p>Mọi khoản tiền đều là tiền ảo. Không có nạp hay rút thật, và không tuyên bố giấy phép nào.</p>',
  ],
  welcome: [
    'Chào thành viên mới',
    '<p>Mọi khoản tiền trên trang này là tiền ảo.</p><ul><li>Thưởng chỉ được cộng khi bạn đăng ký nhận.</li><li>Xem từng bước nạp, rút trong Trung tâm thành viên.</li></ul>',
  ],
  'promotion-month': ['Sắp có thưởng nạp tiền', '<p>Ngày bắt đầu và điều kiện đã được ghi sẵn.</p>'],
};
