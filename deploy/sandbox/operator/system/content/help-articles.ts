/** First help articles: short, true of the sandbox, in Korean, English and Vietnamese. */
export const helpArticles: readonly {
  readonly id: string;
  readonly language: 'KO' | 'EN' | 'VI';
  readonly category: string;
  readonly title: string;
  readonly content: string;
}[] = [
  {
    id: 'play-money',
    language: 'KO',
    category: 'start',
    title: '이 사이트는 데모입니다',
    content:
      '<p>모든 금액은 <strong>가상 머니</strong>입니다. 실제 입금이나 출금은 이루어지지 않으며, 어떤 라이선스도 주장하지 않습니다.</p>',
  },
  {
    id: 'deposit',
    language: 'KO',
    category: 'wallet',
    title: '입금은 어떻게 하나요?',
    content:
      '<ol><li>회원 센터에서 <strong>입금</strong>을 엽니다.</li><li>금액과 입금자명을 입력합니다.</li><li>신청하면 담당자가 확인한 뒤 보유 머니에 반영됩니다.</li></ol>',
  },
  {
    id: 'withdrawal',
    language: 'KO',
    category: 'wallet',
    title: '출금 신청은 어디까지 왔나요?',
    content:
      '<p>신청하는 즉시 금액이 보류되며, <strong>접수 → 심사 → 승인 → 송금 → 완료</strong> 각 단계의 시각을 상세 화면에서 볼 수 있습니다. 거절되면 사유와 함께 금액이 바로 돌아옵니다.</p>',
  },
  {
    id: 'account-safety',
    language: 'KO',
    category: 'account',
    title: '계정을 안전하게 지키려면',
    content:
      '<ul><li>다른 곳에서 쓰지 않는 비밀번호를 사용하세요.</li><li>마지막 로그인 시각을 보안 센터에서 확인하세요.</li><li>공용 기기에서는 꼭 로그아웃하세요.</li></ul>',
  },
  {
    id: 'play-money',
    language: 'EN',
    category: 'start',
    title: 'This site is a demo',
    content:
      '<p>Every amount here is <strong>play money</strong>. Nothing is really paid in or out, and no licence is claimed.</p>',
  },
  {
    id: 'deposit',
    language: 'EN',
    category: 'wallet',
    title: 'How do I deposit?',
    content:
      '<ol><li>Open <strong>Deposit</strong> in the member centre.</li><li>Enter the amount and the name of the sender.</li><li>Once the cashier has confirmed it, it is in your balance.</li></ol>',
  },
  {
    id: 'withdrawal',
    language: 'EN',
    category: 'wallet',
    title: 'Where is my withdrawal?',
    content:
      '<p>The amount is set aside the moment you ask. Its page shows when it was <strong>requested, reviewed, approved, sent and completed</strong>. If it is refused, you see why and the money is back at once.</p>',
  },
  {
    id: 'account-safety',
    language: 'EN',
    category: 'account',
    title: 'Keeping your account safe',
    content:
      '<ul><li>Use a password that you use nowhere else.</li><li>Check your last sign-in in the security centre.</li><li>Sign out on shared devices.</li></ul>',
  },
  {
    id: 'play-money',
    language: 'VI',
    category: 'start',
    title: 'Đây là trang thử nghiệm',
    content:
      '<p>Mọi số tiền ở đây đều là <strong>điểm chơi thử</strong>. Không có giao dịch nạp rút thật và trang không tuyên bố bất kỳ giấy phép nào.</p>',
  },
  {
    id: 'deposit',
    language: 'VI',
    category: 'wallet',
    title: 'Nạp điểm như thế nào?',
    content:
      '<ol><li>Mở mục <strong>Nạp tiền</strong> trong trung tâm hội viên.</li><li>Nhập số tiền và tên người gửi.</li><li>Sau khi thu ngân xác nhận, điểm sẽ vào số dư của bạn.</li></ol>',
  },
  {
    id: 'withdrawal',
    language: 'VI',
    category: 'wallet',
    title: 'Lệnh rút của tôi đang ở đâu?',
    content:
      '<p>Số tiền được giữ lại ngay khi bạn gửi yêu cầu. Trang chi tiết ghi rõ thời điểm <strong>tiếp nhận, xét duyệt, chấp thuận, chuyển tiền và hoàn tất</strong>. Nếu bị từ chối, bạn thấy lý do và tiền được hoàn lại ngay.</p>',
  },
  {
    id: 'account-safety',
    language: 'VI',
    category: 'account',
    title: 'Giữ an toàn cho tài khoản',
    content:
      '<ul><li>Dùng mật khẩu không trùng với nơi khác.</li><li>Kiểm tra lần đăng nhập gần nhất trong trung tâm bảo mật.</li><li>Đăng xuất khi dùng thiết bị chung.</li></ul>',
  },
];
