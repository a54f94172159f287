import type { SitePage } from './site-page.ts';

/** First help articles, in Vietnamese: short, true of the sandbox. */
export const helpVi: readonly SitePage[] = [
  {
    id: 'play-money',
    category: 'start',
    title: 'Đây là trang thử nghiệm',
    content:
      '<p>Mọi số tiền ở đây đều là <strong>điểm chơi thử</strong>. Không có giao dịch nạp rút thật và trang không tuyên bố bất kỳ giấy phép nào.</p>',
  },
  {
    id: 'deposit',
    category: 'wallet',
    title: 'Nạp tiền như thế nào?',
    content:
      '<ol><li>Mở mục <strong>Nạp tiền</strong> trong trung tâm thành viên.</li><li>Nhập số tiền và tên người gửi.</li><li>Sau khi thu ngân xác nhận, điểm sẽ vào số dư của bạn.</li></ol>',
  },
  {
    id: 'withdrawal',
    category: 'wallet',
    title: 'Lệnh rút của tôi đang ở đâu?',
    content:
      '<p>Số tiền được giữ lại ngay khi bạn gửi yêu cầu. Trang chi tiết ghi rõ thời điểm <strong>tiếp nhận, xét duyệt, chấp thuận, chuyển tiền và hoàn tất</strong>. Nếu bị từ chối, bạn thấy lý do và tiền được hoàn lại ngay.</p>',
  },
  {
    id: 'account-safety',
    category: 'account',
    title: 'Giữ an toàn cho tài khoản',
    content:
      '<ul><li>Dùng mật khẩu không trùng với nơi khác.</li><li>Kiểm tra lần đăng nhập gần nhất trong mục Tài khoản của tôi.</li><li>Đăng xuất khi dùng thiết bị chung.</li></ul>',
  },
];
