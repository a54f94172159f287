import type { PlannedNotice } from './notice-words.ts';

/** Older notices, so that there is more than one page to turn. */
export const olderNotices: readonly PlannedNotice[] = [
  {
    id: 'search',
    daysAgo: 23,
    type: 'PL',
    KO: [
      '게임을 초성으로 찾을 수 있습니다',
      '<p>검색창에 <code>ㅂㅂㅅㅈ</code>처럼 초성만 적어도 찾습니다. 영어 이름으로도 찾을 수 있습니다.</p>',
    ],
    EN: [
      'Search by name in two scripts',
      '<p>Games are found by their English name and by their Korean one, initial consonants included.</p>',
    ],
    VI: ['Tìm game theo hai cách viết', '<p>Có thể tìm game bằng tên tiếng Anh hoặc tiếng Hàn.</p>'],
  },
  {
    id: 'sign-out',
    daysAgo: 27,
    type: 'PL',
    KO: [
      '로그아웃은 모든 탭에 적용됩니다',
      '<p>한 탭에서 로그아웃하면 같은 계정의 다른 탭도 바로 로그아웃됩니다. 공용 기기에서는 꼭 로그아웃하세요.</p>',
    ],
    EN: [
      'Signing out reaches every tab',
      '<p>Sign out in one tab and the other tabs of that account follow at once. Please do so on a shared device.</p>',
    ],
    VI: [
      'Đăng xuất áp dụng cho mọi thẻ',
      '<p>Đăng xuất ở một thẻ thì các thẻ khác của tài khoản đó cũng thoát ngay. Hãy đăng xuất trên thiết bị dùng chung.</p>',
    ],
  },
  {
    id: 'record',
    daysAgo: 33,
    type: 'PL',
    KO: [
      '모든 금액에는 기록이 남습니다',
      '<p>입금, 베팅, 당첨, 보너스는 모두 계정 내역에 그때의 잔액과 함께 남습니다. 지워지지 않습니다.</p>',
    ],
    EN: [
      'Every amount leaves a record',
      '<p>Deposits, bets, wins and bonuses all stand in the account record with the balance after them. Nothing is deleted.</p>',
    ],
    VI: [
      'Mọi khoản tiền đều có ghi chép',
      '<p>Nạp, cược, thắng và thưởng đều nằm trong lịch sử tài khoản kèm số dư sau đó. Không có gì bị xóa.</p>',
    ],
  },
  {
    id: 'maintenance',
    daysAgo: 38,
    type: 'PL',
    KO: [
      '점검 중에는 베팅을 받지 않습니다',
      '<p>점검이 시작되면 새 베팅은 받지 않고, 진행 중이던 라운드는 서버에서 끝까지 정산합니다.</p>',
    ],
    EN: [
      'No bets are taken during maintenance',
      '<p>When maintenance begins, new bets are not taken; rounds under way are settled by the server.</p>',
    ],
    VI: [
      'Không nhận cược khi bảo trì',
      '<p>Khi bảo trì, cược mới không được nhận; ván đang chơi được máy chủ quyết toán.</p>',
    ],
  },
  {
    id: 'draw-proof',
    daysAgo: 44,
    type: 'PL',
    KO: [
      '추첨 결과를 직접 검증할 수 있습니다',
      '<p>추첨 전에 약속값을 공개하고, 추첨 뒤에 원래 값을 공개합니다. 복권 화면의 <em>검증</em>에서 확인하세요.</p>',
    ],
    EN: [
      'Check a draw yourself',
      '<p>A commitment is published before each draw and its secret after it. The lottery pages lead to the check.</p>',
    ],
    VI: [
      'Tự kiểm chứng kết quả quay',
      '<p>Mã cam kết được công bố trước khi quay và giá trị gốc sau khi quay. Trang xổ số có liên kết kiểm chứng.</p>',
    ],
  },
  {
    id: 'help-line',
    daysAgo: 51,
    type: 'PL',
    KO: [
      '도움이 필요하면',
      '<p>놀이가 걱정이 된다면 혼자 두지 마세요. 도박 문제 상담은 국번 없이 <strong>1336</strong>입니다.</p>',
    ],
    EN: [
      'If it stops being play',
      '<p>If gambling worries you, talk to somebody. In Korea the help line is <strong>1336</strong>.</p>',
    ],
    VI: [
      'Khi cần giúp đỡ',
      '<p>Nếu cờ bạc khiến bạn lo lắng, hãy nói với người khác. Ở Hàn Quốc, gọi <strong>1336</strong>.</p>',
    ],
  },
  {
    id: 'demo',
    daysAgo: 60,
    type: 'PL',
    KO: [
      '이 사이트는 데모입니다',
      '<p>모든 금액은 가상 머니입니다. 실제 입금과 출금은 없으며, 라이선스를 주장하지 않습니다.</p>',
    ],
    EN: [
      'This site is a demo',
      '<p>All amounts are play money. Nothing here can be deposited or withdrawn, and no licence is claimed.</p>',
    ],
    VI: [
      'Trang này là bản thử nghiệm',
      '<p>Mọi khoản tiền đều là tiền ảo. Không có nạp hay rút thật, và không tuyên bố giấy phép nào.</p>',
    ],
  },
  {
    id: 'welcome',
    daysAgo: 0,
    type: 'PU',
    audience: 'newcomer',
    KO: [
      '처음 오셨습니까',
      '<p>이 사이트의 금액은 모두 가상 머니입니다.</p><ul><li>보너스는 신청한 경우에만 들어옵니다.</li><li>입금과 출금은 회원 센터에서 단계별로 볼 수 있습니다.</li></ul>',
    ],
    EN: [
      'New here',
      '<p>All amounts on this site are play money.</p><ul><li>Bonuses are credited only if you ask for them.</li><li>The member centre shows each step of a deposit or a withdrawal.</li></ul>',
    ],
    VI: [
      'Chào thành viên mới',
      '<p>Mọi khoản tiền trên trang này là tiền ảo.</p><ul><li>Thưởng chỉ được cộng khi bạn đăng ký nhận.</li><li>Trung tâm thành viên cho biết từng bước nạp và rút.</li></ul>',
    ],
  },
  {
    id: 'promotion-month',
    daysAgo: 3,
    type: 'PR',
    promotionId: 'month-deposit',
    KO: ['기간 입금 보너스를 예고합니다', '<p>시작일과 조건을 미리 적어 두었습니다.</p>'],
    EN: ['A deposit bonus is coming', '<p>Its dates and conditions are already there to read.</p>'],
    VI: ['Sắp có thưởng nạp tiền', '<p>Ngày bắt đầu và điều kiện đã được ghi sẵn.</p>'],
  },
];
