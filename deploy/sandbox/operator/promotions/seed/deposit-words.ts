import type { Writers, WrittenPlan } from './promotion-words.ts';

const termsKo = ({ percent, cap, minimum, maximumBet, rolling, days, daysToClaim }: WrittenPlan, which: string) => `
<h3>받는 방법</h3>
<ol><li>이 화면에서 직접 신청합니다. 미리 선택되어 있지 않습니다.</li>
<li>${which} ${minimum} 이상이면 입금액의 ${percent}%(최대 ${cap})가 <strong>보너스 머니</strong>로 들어옵니다.</li>
<li>신청 전에 입금했다면 입금 후 ${daysToClaim}일 안에, 출금하지 않은 상태에서 받을 수 있습니다.</li></ol>
<h3>롤링 ${rolling}%</h3>
<p>입금액과 보너스를 더한 금액의 ${rolling}%를 베팅하면 남은 보너스 머니가 모두 보유 머니로 바뀝니다. 예: 10을 입금해 보너스로 ${percent / 10}만큼 받으면 ${((10 + percent / 10) * rolling) / 100}만큼 베팅합니다. 기한은 받은 날부터 ${days}일입니다.</p>
<ul><li>베팅은 보유 머니에서 먼저 나가고, 보유 머니가 모자랄 때만 보너스 머니를 씁니다. 복권은 보유 머니로만 살 수 있습니다.</li>
<li>롤링 중 게임 베팅은 한 번에 최대 ${maximumBet}입니다. 넘는 베팅은 받지 않습니다.</li>
<li>취소된 베팅은 롤링에 들어가지 않습니다.</li></ul>
<h3>출금과 포기</h3>
<p>롤링이 남아 있는 동안 출금하려면 이 화면에서 보너스를 포기하면 됩니다. 포기하면 보너스 머니만 사라지고 보유 머니는 그대로입니다. 출금을 위해 다시 입금하라고 하지 않습니다.</p>`;

const termsEn = ({ percent, cap, minimum, maximumBet, rolling, days, daysToClaim }: WrittenPlan, which: string) => `
<h3>How to get it</h3>
<ol><li>You join on this page yourself. Nothing is chosen for you.</li>
<li>${which} ${minimum} or more brings ${percent}% of it, up to ${cap}, as <strong>bonus money</strong>.</li>
<li>If you deposited before you joined, you can claim within ${daysToClaim} days, as long as you have not withdrawn since.</li></ol>
<h3>Turnover ${rolling}%</h3>
<p>Bet ${rolling}% of deposit and bonus together, and whatever bonus money is left becomes cash. Say you deposit 10 and get ${percent / 10}: you bet ${((10 + percent / 10) * rolling) / 100}. You have ${days} days from the day you got it.</p>
<ul><li>Bets take your cash first, and bonus money only when the cash runs short. Lottery takes cash only.</li>
<li>Until the turnover is done, one bet at a game is ${maximumBet} at most. A larger one is not taken.</li>
<li>Cancelled bets do not count.</li></ul>
<h3>Withdrawing and giving up</h3>
<p>To withdraw while some turnover is left, give the bonus up on this page. Only the bonus money goes; your cash stays. You will never be asked to deposit in order to withdraw.</p>`;

const termsVi = ({ percent, cap, minimum, maximumBet, rolling, days, daysToClaim }: WrittenPlan, which: string) => `
<h3>Cách nhận</h3>
<ol><li>Bạn tự đăng ký tại trang này. Không có gì được chọn sẵn.</li>
<li>${which} từ ${minimum} được cộng ${percent}% (tối đa ${cap}) dưới dạng <strong>tiền thưởng</strong>.</li>
<li>Nếu đã nạp trước khi đăng ký, bạn nhận được trong ${daysToClaim} ngày, miễn là chưa rút tiền.</li></ol>
<h3>Vòng cược ${rolling}%</h3>
<p>Cược đủ ${rolling}% của tổng tiền nạp và tiền thưởng thì toàn bộ tiền thưởng còn lại thành số dư chính. Ví dụ: nạp 10, nhận ${percent / 10}, cược ${((10 + percent / 10) * rolling) / 100}. Thời hạn ${days} ngày từ ngày nhận.</p>
<ul><li>Cược trừ số dư chính trước, chỉ dùng tiền thưởng khi số dư chính không đủ. Xổ số chỉ dùng số dư chính.</li>
<li>Khi đang cược vòng, mỗi cược ở game tối đa ${maximumBet}. Cược lớn hơn không được nhận.</li>
<li>Cược đã hủy không được tính.</li></ul>
<h3>Rút tiền và bỏ thưởng</h3>
<p>Muốn rút khi còn vòng cược, hãy bỏ thưởng tại trang này. Chỉ tiền thưởng mất đi, số dư chính giữ nguyên. Bạn không bao giờ phải nạp thêm để được rút.</p>`;

export const depositWords: Writers = {
  'first-deposit': {
    KO: (plan) => ({
      title: `첫 입금 ${plan.percent}%`,
      summary: `첫 입금의 ${plan.percent}%를 보너스 머니로, 최대 ${plan.cap}.`,
      terms: termsKo(plan, '첫 입금이'),
    }),
    EN: (plan) => ({
      title: `${plan.percent}% on your first deposit`,
      summary: `${plan.percent}% of your first deposit as bonus money, up to ${plan.cap}.`,
      terms: termsEn(plan, 'A first deposit of'),
    }),
    VI: (plan) => ({
      title: `Thưởng ${plan.percent}% lần nạp đầu`,
      summary: `${plan.percent}% lần nạp đầu dưới dạng tiền thưởng, tối đa ${plan.cap}.`,
      terms: termsVi(plan, 'Lần nạp đầu'),
    }),
  },
  'month-deposit': {
    KO: (plan) => ({
      title: `기간 입금 ${plan.percent}%`,
      summary: `기간 중 첫 입금의 ${plan.percent}%, 최대 ${plan.cap}.`,
      terms: termsKo(plan, '기간 중 첫 입금이'),
    }),
    EN: (plan) => ({
      title: `${plan.percent}% deposit fortnight`,
      summary: `${plan.percent}% of the first deposit within the dates, up to ${plan.cap}.`,
      terms: termsEn(plan, 'The first deposit within the dates of'),
    }),
    VI: (plan) => ({
      title: `Hai tuần nạp thưởng ${plan.percent}%`,
      summary: `${plan.percent}% lần nạp đầu trong thời gian diễn ra, tối đa ${plan.cap}.`,
      terms: termsVi(plan, 'Lần nạp đầu trong thời gian diễn ra'),
    }),
  },
};
