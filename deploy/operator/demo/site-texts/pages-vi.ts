import type { SitePage } from './site-page.ts';

/** Texts around the games, in Vietnamese: true of the sandbox, nothing claimed. */
export const pagesVi: readonly SitePage[] = [
  {
    id: 'about',
    category: 'about',
    title: 'Giới thiệu',
    content:
      '<p>Trang này là <strong>bản dùng thử</strong>. Giao diện, sổ cái, các kỳ quay và trò chơi đều hoạt động thật; mọi số tiền là điểm chơi thử, không mua bán được.</p><p>Sáu phần (tài khoản, trò chơi, xổ số, ví, đại lý, khuyến mãi) được phát hành riêng. Khi một phần tạm nghỉ, các phần khác vẫn dùng được.</p>',
  },
  {
    id: 'credit',
    category: 'credit',
    title: 'Báo cáo tín nhiệm',
    content:
      '<p>Mọi số tiền của thành viên nằm trong sổ cái kép. Tổng sổ cái luôn bằng 0 và số dư trong lịch sử tài khoản bằng tổng các dòng.</p><ul><li>Nạp và rút do nhân viên kiểm tra; mỗi bước ghi rõ thời điểm.</li><li>Mỗi kỳ quay công bố mã băm trước khi mở và công bố hạt giống sau đó. Ai cũng có thể tính lại.</li><li>Tỷ lệ trả thưởng của máy quay được đếm trên mọi khả năng.</li></ul>',
  },
  {
    id: 'responsible',
    category: 'responsible',
    title: 'Chơi có trách nhiệm',
    content:
      '<p>Trò chơi để giải trí, không phải cách kiếm tiền. Bạn phải đủ 18 tuổi.</p><h3>Hãy tự hỏi</h3><ul><li>Bạn có cược thêm để gỡ lại số đã thua không?</li><li>Trò chơi có lấy mất giấc ngủ, công việc hay thời gian cho gia đình không?</li><li>Bạn có giấu người khác số tiền đã chi không?</li></ul><p>Nếu có, hãy nghỉ ngơi và nói với người bạn tin cậy. Đường dây hỗ trợ về cờ bạc ở Anh là <strong>0808 8020 133</strong>, ở Hàn Quốc là <strong>1336</strong>.</p>',
  },
  {
    id: 'refer',
    category: 'refer',
    title: 'Mời bạn bè',
    content:
      '<p>Bạn bè đăng ký qua liên kết của bạn sẽ thuộc tuyến dưới của bạn. Liên kết là địa chỉ trang kèm <code>?affiliateCode=</code> và mã của bạn; xem mã trong trung tâm đại lý và ở trang mời bạn bè.</p><p>Bạn không xem được thông tin hay số dư của họ.</p>',
  },
  {
    id: 'guide-ios',
    category: 'guide',
    title: 'Trên iPhone và iPad',
    content:
      '<p>Nút tải là liên kết đến hướng dẫn này. Không có ứng dụng trên App Store: thêm trang vào màn hình chính và dùng như một ứng dụng. <strong>iOS Lite</strong> là chỗ dành cho ứng dụng gọn nhẹ của một dịch vụ thật; trong sandbox, nó mở cùng một trang với iOS.</p><ol><li>Mở trang bằng Safari.</li><li>Nhấn chia sẻ và chọn <strong>Thêm vào MH chính</strong>.</li><li>Mở bằng biểu tượng để dùng không có thanh địa chỉ.</li></ol>',
  },
  {
    id: 'guide-android',
    category: 'guide',
    title: 'Trên Android',
    content:
      '<p>Nút tải là liên kết đến hướng dẫn này. Sandbox không có tệp cài đặt: thêm trang vào màn hình chính và dùng như một ứng dụng.</p><ol><li>Mở trang bằng Chrome.</li><li>Chọn <strong>Thêm vào màn hình chính</strong> trong trình đơn.</li><li>Mở bằng biểu tượng.</li></ol>',
  },
  {
    id: 'join',
    category: 'join',
    title: 'Trở thành đối tác',
    content:
      '<p>Đại lý tự đăng ký thành viên tuyến dưới và xem theo ngày số nạp, rút, cược và lãi lỗ của đội. Mọi con số lấy từ sổ cái.</p><p>Liên hệ chăm sóc khách hàng để có tài khoản đại lý.</p>',
  },
  {
    id: 'terms',
    category: 'terms',
    title: 'Điều khoản sử dụng',
    content:
      '<ol><li>Bạn phải đủ 18 tuổi để đăng ký.</li><li>Mọi số tiền là điểm chơi thử, không đổi ra tiền mặt.</li><li>Tài khoản chỉ dành cho bạn; không cho ai biết mật khẩu.</li><li>Số tiền cộng nhầm sẽ được sửa và ghi lại trong lịch sử.</li><li>Dữ liệu dùng thử có thể được xóa bất cứ lúc nào.</li></ol>',
  },
  {
    id: 'privacy',
    category: 'privacy',
    title: 'Quyền riêng tư',
    content:
      '<p>Thông tin bạn nhập chỉ lưu trên máy chạy bản dùng thử này và không gửi đi đâu khác. Mật khẩu chỉ được lưu dưới dạng mã băm và dữ liệu đăng nhập được mã hóa trên đường truyền.</p><p>Không có công cụ phân tích hay cookie quảng cáo.</p>',
  },
  {
    id: 'security',
    category: 'security',
    title: 'Bảo mật và chứng nhận',
    content:
      '<p>Đây là môi trường thử, không phải giấy phép. Trang không dùng dấu của tổ chức chứng nhận nào.</p><ul><li>Mã lệnh chỉ chạy trong chính sách bảo mật nghiêm ngặt.</li><li>Trò chơi mở ở địa chỉ riêng và không bao giờ thấy mã phiên của bạn.</li><li>Mọi lệnh tiền giữa trò chơi và ví đều được ký và chỉ có hiệu lực một lần.</li></ul>',
  },
  {
    id: 'payments',
    category: 'payments',
    title: 'Cách nạp và rút',
    content:
      '<p>Chỉ có một cách nạp: chuyển khoản. Tài khoản hiển thị là tài khoản thử, không nhận tiền thật.</p><ul><li>Nạp: nhập số tiền và tên người gửi; thu ngân sẽ xác nhận.</li><li>Rút: số tiền được giữ riêng ngay và mỗi bước ghi rõ thời điểm.</li><li>Không có phí.</li></ul>',
  },
  {
    id: 'news-records',
    category: 'news',
    title: 'Lịch sử tài khoản có cả tiền thưởng',
    day: '2026-11-21',
    content:
      '<p>Tiền thưởng được cộng, mở khóa hay từ bỏ đều là một dòng trong lịch sử; số dư gồm tiền và thưởng cộng lại.</p>',
  },
  {
    id: 'news-offline',
    category: 'news',
    title: 'Trang báo khi mất kết nối',
    day: '2026-11-21',
    content: '<p>Khi mất mạng, một dải thông báo hiện ở đầu trang. Khi có mạng lại, số dư và trang được cập nhật.</p>',
  },
  {
    id: 'blog-fair',
    category: 'blog',
    title: 'Tự kiểm tra một kỳ quay',
    day: '2026-11-20',
    content:
      '<p>Trước kỳ đầu tiên của ngày, mã băm của hạt giống được công bố; hết ngày, hạt giống được công bố. Phần <strong>Kiểm chứng kết quả</strong> ở trang xổ số giúp bạn so sánh và tính lại mọi kết quả: không kết quả nào được chọn sau khi cược.</p>',
  },
];
