import type { PromotionWriters, WrittenPlan } from './promotion-writers.ts';

const depositTerms = (
  { percent, cap, minimum, maximumBet, rolling, example, days, daysToClaim }: WrittenPlan,
  which: string,
) => `
<h3>받는 방법</h3>
<ol><li>이 화면에서 직접 신청합니다. 미리 선택되어 있지 않습니다.</li>
<li>${which} ${minimum} 이상이면 입금액의 ${percent}%(최대 ${cap})가 <strong>보너스 머니</strong>로 들어옵니다.</li>
<li>신청 전에 입금했다면 입금 후 ${daysToClaim}일 안에, 출금도 베팅도 하지 않은 상태에서 받을 수 있습니다.</li></ol>
<h3>롤링 ${rolling}%</h3>
<p>입금액과 보너스를 더한 금액의 ${rolling}%를 베팅하면 남은 보너스 머니가 모두 보유 머니로 바뀝니다. 예: 입금 ${example.deposit}, 보너스 ${example.bonus}이면 베팅 ${example.bet}입니다. 기한은 받은 날부터 ${days}일입니다.</p>
<ul><li>베팅은 보유 머니에서 먼저 나가고, 보유 머니가 모자랄 때만 보너스 머니를 씁니다. 복권은 보유 머니로만 살 수 있습니다.</li>
<li>롤링 중에는 게임 한 라운드나 복권 한 회차의 베팅을 모두 합쳐 최대 ${maximumBet}입니다. 넘는 베팅은 받지 않습니다.</li>
<li>베팅은 결과가 확정된 뒤에 롤링으로 세며, 취소된 베팅은 들어가지 않습니다.</li></ul>
<h3>출금과 포기</h3>
<p>롤링이 남아 있는 동안 출금하려면 이 화면에서 보너스를 포기하면 됩니다. 포기하면 보너스 머니만 사라지고 보유 머니는 그대로입니다. 출금을 위해 다시 입금하라고 하지 않습니다.</p>`;

/** Promotions in Korean. */
export const promotionsKo: PromotionWriters = {
  'weekend-cashback': ({ percent, cap }) => ({
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
  'fishing-cashback': ({ percent, cap }) => ({
    title: `피싱 매일 ${percent}% 캐시백`,
    summary: '어제의 피싱 순손실을 오늘 아침 9시에 돌려드립니다.',
    terms: `<ul><li>하루(00:00–24:00) 동안 피싱 게임에서 보유 머니로 잃은 순손실의 ${percent}%입니다.</li>
<li>하루 최대 ${cap}이며 다음 날 09:00에 들어옵니다. 롤링 조건은 없습니다.</li>
<li>다른 게임의 결과는 더하지도 빼지도 않습니다.</li></ul>`,
  }),
  'first-deposit': (plan) => ({
    title: `첫 입금 ${plan.percent}%`,
    summary: `첫 입금의 ${plan.percent}%를 보너스 머니로, 최대 ${plan.cap}.`,
    terms: depositTerms(plan, '첫 입금이'),
  }),
  'month-deposit': (plan) => ({
    title: `기간 입금 ${plan.percent}%`,
    summary: `기간 중 첫 입금의 ${plan.percent}%, 최대 ${plan.cap}.`,
    terms: depositTerms(plan, '기간 중 첫 입금이'),
  }),
  'free-play': ({ trialCredit }) => ({
    title: '체험 머니로 먼저',
    summary: `가입하지 않아도 체험 머니 ${trialCredit}로 둘러볼 수 있습니다.`,
    terms: `<p>화면 위의 <strong>무료 체험</strong>을 누르면 체험 계정이 열립니다. 체험 머니 ${trialCredit}가 들어 있습니다.</p>
<ul><li>체험 머니는 입금도 출금도 되지 않습니다.</li><li>체험 계정은 보너스와 캐시백 대상이 아닙니다.</li></ul>`,
  }),
  'open-odds': () => ({
    title: '베팅 전에 확률부터',
    summary: '복권의 당첨 확률과 환급률을 베팅 화면에 적어 둡니다.',
    terms: `<p>복권 베팅 화면에는 놀이마다 <strong>당첨 확률</strong>과 <strong>환급률</strong>이 적혀 있습니다. 슬롯의 RTP는 게임 카드 아래에 있습니다.</p>
<p>환급률이 100%보다 낮다는 것은 오래 할수록 잃는다는 뜻입니다. 놀이로만 즐기시기 바랍니다.</p>`,
  }),
  'daily-sign-in': ({ minimumDay, maximumDay, dayCount }) => ({
    title: '매일 출석 보너스',
    summary: `하루 한 번 받기. 첫날 ${minimumDay}, ${dayCount}일째 ${maximumDay}.`,
    terms: `<ul><li>하루(00:00–24:00)에 한 번, 이 화면에서 직접 받습니다. 보유 머니로 들어오며 롤링 조건은 없습니다.</li>
<li>하루도 거르지 않으면 금액이 커지고, ${dayCount}일째가 지나면 첫날 금액부터 다시 시작합니다.</li>
<li>하루를 거르면 첫날 금액부터 다시 시작합니다. 이미 받은 금액은 그대로입니다.</li>
<li>모든 회원에게 줄 총액이 정해져 있고, 남은 금액이 이 화면에 나옵니다. 다 쓰면 끝납니다. 체험 계정은 대상이 아닙니다.</li></ul>`,
  }),
  'better-site': ({ cap, rolling, days, daysToClaim, maximumBet }) => ({
    title: '불편한 점을 알려 주세요',
    summary: `알려 주신 내용이 도움이 되면 최대 ${cap}의 보너스 머니.`,
    terms: `<h3>받는 방법</h3>
<ol><li>고쳤으면 하는 곳을 140자 안으로 쓰고, 화면 사진을 한 장 이상 보냅니다(PNG 또는 JPG, 최대 3장).</li>
<li>담당자가 읽고 최대 ${cap}까지 지급하거나, 이유를 적어 거절합니다. 거절되면 다시 신청할 수 있습니다.</li>
<li>승인되면 ${daysToClaim}일 안에 이 화면에서 받습니다. 그 안에 받지 않으면 사라집니다.</li></ol>
<h3>롤링 ${rolling}%</h3>
<p>받은 보너스 머니의 ${rolling}%를 ${days}일 안에 베팅하면 남은 보너스 머니가 보유 머니로 바뀝니다. 그동안 한 라운드의 베팅은 최대 ${maximumBet}입니다.</p>
<p>보너스를 포기하면 보너스 머니만 사라지고, 언제든지 출금할 수 있습니다.</p>`,
  }),
  zalo: ({ cap, daysToClaim }) => ({
    title: `Zalo 친구 추가 시 최대 ${cap}`,
    summary: 'Zalo에서 친구로 추가한 화면 사진을 보내 주세요.',
    terms: `<ol><li>Zalo에서 저희 계정을 친구로 추가하고, 그 화면 사진을 보냅니다(PNG 또는 JPG).</li>
<li>담당자가 확인하고 최대 ${cap}까지 보유 머니로 지급하거나, 이유를 적어 거절합니다.</li>
<li>승인 후 ${daysToClaim}일 안에 받지 않으면 자동으로 들어옵니다. 롤링 조건은 없습니다.</li></ol>
<p>데모 사이트이므로 실제 Zalo 계정은 없습니다. 아무 사진이나 보내 볼 수 있습니다.</p>`,
  }),
};
