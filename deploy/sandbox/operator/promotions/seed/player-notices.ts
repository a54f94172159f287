import type { PlannedNotice } from './notice-words.ts';

/** What players were told lately; all of it is true of this site. */
export const playerNotices: readonly PlannedNotice[] = [
  {
    id: 'cashback-begins',
    daysAgo: 1,
    type: 'PL',
    promotionId: 'weekend-cashback',
    KO: [
      '주말 캐시백을 시작합니다',
      '<p>금요일 00:00부터 일요일 24:00까지의 순손실 일부를 월요일 09:00에 돌려드립니다. 롤링 조건은 없습니다.</p><p><a href="/promoDetail?id=weekend-cashback">조건 보기</a></p>',
    ],
    EN: [
      'Weekend cashback begins',
      '<p>Part of your net loss from Friday 00:00 to Sunday 24:00 comes back on Monday at 09:00. There is no turnover to do.</p><p><a href="/promoDetail?id=weekend-cashback">See the conditions</a></p>',
    ],
    VI: [
      'Bắt đầu hoàn tiền cuối tuần',
      '<p>Một phần số thua ròng từ 00:00 thứ Sáu đến 24:00 Chủ nhật được hoàn lúc 09:00 thứ Hai. Không có vòng cược.</p><p><a href="/promoDetail?id=weekend-cashback">Xem điều kiện</a></p>',
    ],
  },
  {
    id: 'first-deposit-terms',
    daysAgo: 2,
    type: 'PL',
    promotionId: 'first-deposit',
    KO: [
      '첫 입금 보너스 조건을 알려 드립니다',
      '<ul><li>직접 신청한 경우에만 지급됩니다.</li><li>입금액과 보너스를 더한 금액만큼 베팅하면 보유 머니가 됩니다.</li><li>언제든지 포기할 수 있으며, 출금을 위해 다시 입금할 필요가 없습니다.</li></ul>',
    ],
    EN: [
      'The conditions of the first-deposit bonus',
      '<ul><li>It is credited only if you asked for it.</li><li>Bet as much as deposit and bonus together, and it becomes cash.</li><li>You can give it up at any time, and you never have to deposit in order to withdraw.</li></ul>',
    ],
    VI: [
      'Điều kiện thưởng lần nạp đầu',
      '<ul><li>Chỉ cộng khi bạn tự đăng ký.</li><li>Cược đủ tổng tiền nạp và thưởng thì thành số dư chính.</li><li>Có thể bỏ bất cứ lúc nào, không cần nạp thêm để rút.</li></ul>',
    ],
  },
  {
    id: 'deposit-times',
    daysAgo: 4,
    type: 'PL',
    KO: [
      '입금과 출금에 걸리는 시간',
      '<table><tr><th>종류</th><th>보통</th></tr><tr><td>입금 확인</td><td>10분 안</td></tr><tr><td>출금</td><td>10–30분, 늦어도 60분</td></tr></table><p>진행 상태는 회원 센터에서 단계별로 볼 수 있습니다.</p>',
    ],
    EN: [
      'How long deposits and withdrawals take',
      '<table><tr><th>What</th><th>Usually</th></tr><tr><td>Checking a deposit</td><td>within 10 minutes</td></tr><tr><td>Withdrawal</td><td>10–30 minutes, an answer within 60</td></tr></table><p>The member centre shows each step.</p>',
    ],
    VI: [
      'Thời gian nạp và rút',
      '<table><tr><th>Loại</th><th>Thường mất</th></tr><tr><td>Kiểm tra nạp</td><td>trong 10 phút</td></tr><tr><td>Rút tiền</td><td>10–30 phút, trả lời trong 60 phút</td></tr></table><p>Trung tâm thành viên cho biết từng bước.</p>',
    ],
  },
  {
    id: 'own-account-only',
    daysAgo: 9,
    type: 'PL',
    KO: [
      '본인 이름의 계좌만 사용할 수 있습니다',
      '<p>입금자와 출금 계좌의 예금주는 가입한 이름과 같아야 합니다. 다르면 신청이 접수되지 않으며, 금액은 그대로입니다.</p>',
    ],
    EN: [
      'Only accounts in your own name',
      '<p>Whoever pays in, and whoever is paid, must carry the name of the account. Otherwise the request is not taken and your money stays as it is.</p>',
    ],
    VI: [
      'Chỉ dùng tài khoản chính chủ',
      '<p>Tên người nạp và chủ tài khoản rút phải trùng tên đăng ký. Nếu khác, yêu cầu không được nhận và số dư giữ nguyên.</p>',
    ],
  },
  {
    id: 'no-password',
    daysAgo: 12,
    type: 'PL',
    KO: [
      '비밀번호를 묻지 않습니다',
      '<p>저희는 <strong>비밀번호와 인증번호를 묻지 않습니다</strong>. 물어보는 사람이 있다면 알려 주지 말고 고객센터에 문의하세요.</p>',
    ],
    EN: [
      'We never ask for your password',
      '<p>We <strong>never ask for passwords or codes</strong>. If somebody does, do not answer; tell the help desk.</p>',
    ],
    VI: [
      'Chúng tôi không hỏi mật khẩu',
      '<p>Chúng tôi <strong>không bao giờ hỏi mật khẩu hay mã xác thực</strong>. Nếu có ai hỏi, đừng trả lời và hãy báo hỗ trợ.</p>',
    ],
  },
  {
    id: 'unfinished-rounds',
    daysAgo: 15,
    type: 'PL',
    KO: [
      '끊긴 게임은 이어서 할 수 있습니다',
      '<p>연결이 끊겨도 베팅은 사라지지 않습니다. 같은 게임을 다시 열면 <strong>미완료 라운드</strong>부터 이어집니다. 결과는 서버에 남아 있습니다.</p>',
    ],
    EN: [
      'Interrupted games go on',
      '<p>A lost connection loses no bet. Open the same game again and it goes on with the <strong>unfinished round</strong>. The result is kept by the server.</p>',
    ],
    VI: [
      'Ván bị ngắt được chơi tiếp',
      '<p>Mất kết nối không làm mất cược. Mở lại game đó để chơi tiếp <strong>ván dở dang</strong>. Kết quả được lưu ở máy chủ.</p>',
    ],
  },
  {
    id: 'bonus-purse',
    daysAgo: 19,
    type: 'PL',
    KO: [
      '보너스 머니와 보유 머니를 따로 보여 드립니다',
      '<p>베팅은 보유 머니에서 먼저 나갑니다. 보너스 머니는 롤링을 마치면 보유 머니가 됩니다.</p>',
    ],
    EN: [
      'Bonus money and cash are kept apart',
      '<p>Bets take cash first. Bonus money becomes cash when its turnover is done.</p>',
    ],
    VI: [
      'Tách tiền thưởng và số dư chính',
      '<p>Cược trừ số dư chính trước. Tiền thưởng thành số dư chính khi xong vòng cược.</p>',
    ],
  },
];
