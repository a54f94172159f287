import type { Writers } from './promotion-words.ts';

export const cashbackWords: Writers = {
  'weekend-cashback': {
    KO: ({ percent, cap }) => ({
      title: `주말 손실 ${percent}% 캐시백`,
      summary: '월요일 아침 9시, 신청하지 않아도 들어옵니다.',
      terms: `<h3>어떻게 계산합니까</h3>
<ul><li>금요일 00:00부터 일요일 24:00까지 <strong>보유 머니</strong>로 베팅한 결과를 더합니다.</li>
<li>순손실의 ${percent}%를 돌려드립니다. 1인 최대 ${cap}입니다.</li>
<li>보너스 머니로 베팅한 금액과 취소된 베팅은 세지 않습니다.</li></ul>
<h3>언제 들어옵니까</h3>
<p>다음 월요일 09:00에 보유 머니로 들어옵니다. 롤링 조건이 없어 바로 출금할 수 있습니다.</p>
<h3>그만두려면</h3>
<p>이 화면에서 언제든지 참여를 그만둘 수 있고, 다시 참여할 수도 있습니다. 체험 계정은 대상이 아닙니다.</p>`,
    }),
    EN: ({ percent, cap }) => ({
      title: `${percent}% back on weekend losses`,
      summary: 'It arrives on Monday at 09:00. You need not ask for it.',
      terms: `<h3>How it is reckoned</h3>
<ul><li>We add up your bets with <strong>cash</strong> from Friday 00:00 to Sunday 24:00.</li>
<li>You get ${percent}% of your net loss back, up to ${cap} a person.</li>
<li>Bets with bonus money and cancelled bets do not count.</li></ul>
<h3>When it arrives</h3>
<p>The next Monday at 09:00, as cash. There is no turnover to do: you can withdraw it at once.</p>
<h3>To stop</h3>
<p>You can stop taking part on this page at any time, and join again. Free-play accounts do not take part.</p>`,
    }),
    VI: ({ percent, cap }) => ({
      title: `Hoàn ${percent}% tiền thua cuối tuần`,
      summary: 'Tiền về lúc 09:00 sáng thứ Hai, không cần đăng ký.',
      terms: `<h3>Cách tính</h3>
<ul><li>Chúng tôi cộng kết quả các cược bằng <strong>số dư chính</strong> từ 00:00 thứ Sáu đến 24:00 Chủ nhật.</li>
<li>Bạn được hoàn ${percent}% số thua ròng, tối đa ${cap} mỗi người.</li>
<li>Cược bằng tiền thưởng và cược đã hủy không được tính.</li></ul>
<h3>Khi nào tiền về</h3>
<p>09:00 thứ Hai kế tiếp, vào số dư chính. Không có vòng cược: rút được ngay.</p>
<h3>Ngừng tham gia</h3>
<p>Bạn có thể ngừng tham gia tại trang này bất cứ lúc nào và tham gia lại. Tài khoản chơi thử không được tính.</p>`,
    }),
  },
  'fishing-cashback': {
    KO: ({ percent, cap }) => ({
      title: `피싱 매일 ${percent}% 캐시백`,
      summary: '어제의 피싱 순손실을 오늘 아침 9시에 돌려드립니다.',
      terms: `<ul><li>하루(00:00–24:00) 동안 피싱 게임에서 보유 머니로 잃은 순손실의 ${percent}%입니다.</li>
<li>하루 최대 ${cap}이며 다음 날 09:00에 들어옵니다. 롤링 조건은 없습니다.</li>
<li>다른 게임의 결과는 더하지도 빼지도 않습니다.</li></ul>`,
    }),
    EN: ({ percent, cap }) => ({
      title: `${percent}% back on fishing, daily`,
      summary: "Yesterday's net loss at fishing comes back at 09:00.",
      terms: `<ul><li>${percent}% of what you lost, net, with cash at fishing games within one day (00:00–24:00).</li>
<li>Up to ${cap} a day, credited at 09:00 the next day. No turnover.</li>
<li>Results of other games are neither added nor taken off.</li></ul>`,
    }),
    VI: ({ percent, cap }) => ({
      title: `Hoàn ${percent}% bắn cá mỗi ngày`,
      summary: 'Tiền thua ròng bắn cá hôm qua được hoàn lúc 09:00.',
      terms: `<ul><li>${percent}% số thua ròng bằng số dư chính ở game bắn cá trong một ngày (00:00–24:00).</li>
<li>Tối đa ${cap} mỗi ngày, ghi có lúc 09:00 hôm sau. Không có vòng cược.</li>
<li>Kết quả của game khác không được cộng hay trừ.</li></ul>`,
    }),
  },
};
