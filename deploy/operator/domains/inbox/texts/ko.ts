import type { TopicTexts } from '../topics.ts';
import { ko as agentTexts } from './agent-ko.ts';

export const ko: TopicTexts = {
  'deposit.credited': (amount, reference) => ({
    title: '입금이 완료되었습니다',
    content: `${amount} 입금(${reference})이 보유 머니에 반영되었습니다.`,
  }),
  'deposit.rejected': (amount, reference) => ({
    title: '입금이 반려되었습니다',
    content: `${amount} 입금(${reference})이 반려되었습니다. 사유는 입금 화면에서 확인할 수 있습니다.`,
  }),
  'deposit.reversed': (amount, reference) => ({
    title: '입금한 결제가 취소되었습니다',
    content: `결제사가 입금 ${reference}의 결제를 취소했습니다. 돌려주셔야 할 금액: ${amount}. 정산될 때까지 출금할 수 없습니다. 담당자가 확인한 뒤 보유 머니에서 회수하며, 궁금한 점은 고객센터에 문의하세요.`,
  }),
  'withdrawal.rejected': (amount, reference) => ({
    title: '출금이 반려되었습니다',
    content: `${amount} 출금(${reference})이 반려되어 보유 머니로 돌아왔습니다. 사유는 출금 화면에서 확인할 수 있습니다.`,
  }),
  'withdrawal.submitted': (amount, reference) => ({
    title: '출금이 승인되었습니다',
    content: `${amount} 출금(${reference})이 은행으로 전송되었습니다.`,
  }),
  'withdrawal.paid': (amount, reference) => ({
    title: '출금이 지급되었습니다',
    content: `${amount} 출금(${reference})이 지급되었습니다. 계좌를 확인한 뒤 출금 화면에서 수령 여부를 알려 주세요.`,
  }),
  'withdrawal.failed': (amount, reference) => ({
    title: '은행이 출금을 처리하지 못했습니다',
    content: `은행이 처리하지 못한 ${amount} 출금(${reference})이 보유 머니로 돌아왔습니다. 사유는 출금 화면에서 확인할 수 있습니다.`,
  }),
  'withdrawal.part-returned': (amount, reference) => ({
    title: '도착하지 않은 금액이 돌아왔습니다',
    content: `출금 ${reference} 중 도착하지 않은 것으로 확인된 ${amount} 송금분이 보유 머니로 돌아왔습니다.`,
  }),
  'withdrawal.part-overdue': (amount, reference) => ({
    title: '송금분이 수령 처리되었습니다',
    content: `출금 ${reference} 중 ${amount} 송금분은 정해진 시간 안에 응답이 없어 수령한 것으로 처리되었습니다. 도착하지 않았다면 이의 기간 안에 출금 화면에서 알려 주세요.`,
  }),
  'withdrawal.part-forced': (amount, reference) => ({
    title: '송금분이 수령 확정되었습니다',
    content: `출금 ${reference} 중 ${amount} 송금분은 은행 기록을 확인한 결과 도착한 것으로 확정되었으며 환불되지 않습니다. 자세한 내용은 출금 화면에서 확인하거나 고객센터에 문의하세요.`,
  }),
  'transfer.received': (amount, reference) => ({
    title: '하위 회원에게서 머니를 받았습니다',
    content: `하위 회원이 보낸 ${amount} 이체(${reference})가 보유 머니에 반영되었습니다.`,
  }),
  'transfer.from-upline': (amount, reference) => ({
    title: '상위 계정에서 머니를 받았습니다',
    content: `상위 계정이 보낸 ${amount} 이체(${reference})가 보유 머니에 반영되었습니다.`,
  }),
  'transfer.sent': (amount, reference, detail) => ({
    title: '하위 계정에 머니를 보냈습니다',
    content: `${detail} 계정으로 ${amount} 이체(${reference})를 보냈습니다.`,
  }),
  'result.raised': (amount, reference) => ({
    title: '베팅 결과가 정정되었습니다',
    content: `베팅 ${reference}의 결과가 정정되어 보유 머니에 ${amount} 추가되었습니다.`,
  }),
  'result.lowered': (amount, reference) => ({
    title: '베팅 결과가 정정되었습니다',
    content: `베팅 ${reference}의 결과가 정정되어 보유 머니에서 ${amount} 차감되었습니다.`,
  }),
  'result.void-paid': (amount, reference) => ({
    title: '베팅이 무효 처리되었습니다',
    content: `베팅 ${reference}의 결과가 무효 처리되어 보유 머니에 ${amount} 반환되었습니다.`,
  }),
  'result.void-taken': (amount, reference) => ({
    title: '베팅이 무효 처리되었습니다',
    content: `베팅 ${reference}의 결과가 무효 처리되어 보유 머니에서 ${amount} 차감되었습니다.`,
  }),
  'result.owed': (amount, reference) => ({
    title: '정정된 베팅의 미정산 금액이 있습니다',
    content: `베팅 ${reference}에서 지급된 금액이 취소되었지만 보유 머니가 부족합니다. 돌려주셔야 할 금액: ${amount}. 정산될 때까지 출금할 수 없습니다. 담당자가 확인한 뒤 보유 머니에서 회수하며, 궁금한 점은 고객센터에 문의하세요.`,
  }),
  'owed.settled': (amount, reference) => ({
    title: '미정산 금액이 정산되었습니다',
    content: `베팅 ${reference} 재정정으로 지급될 금액에서 미정산 금액이 정산되었습니다. 정산된 금액: ${amount}.`,
  }),
  'owed.collected': (amount, reference) => ({
    title: '미정산 금액이 회수되었습니다',
    content: `보유 머니에서 미정산 금액이 회수되었습니다. 회수된 금액: ${amount} (${reference}).`,
  }),
  'owed.written-off': (amount, reference) => ({
    title: '미정산 금액이 면제되었습니다',
    content: `미정산 금액이 면제되어 더 이상 돌려주실 필요가 없습니다. 면제된 금액: ${amount} (${reference}).`,
  }),
  'lottery.void-paid': (amount, reference) => ({
    title: '회차가 무효 처리되었습니다',
    content: `${reference} 회차(모의 추첨)가 무효 처리되었습니다. 잔액으로 돌아온 금액: ${amount}.`,
  }),
  'lottery.void-taken': (amount, reference) => ({
    title: '회차가 무효 처리되었습니다',
    content: `${reference} 회차(모의 추첨)가 무효 처리되었습니다. 지급된 당첨금을 회수했습니다. 잔액에서 차감된 금액: ${amount}.`,
  }),
  'lottery.stake-returned': (amount, reference) => ({
    title: '베팅금이 반환되었습니다',
    content: `${reference} 회차(모의 추첨)의 베팅을 정산할 수 없어 베팅금을 반환했습니다. 잔액에 반환된 금액: ${amount}.`,
  }),
  'chase.won': (amount, reference) => ({
    title: '연속 베팅이 당첨되어 멈췄습니다',
    content: `연속 베팅 ${reference}번(모의 추첨)이 당첨되어 멈췄습니다. 베팅하지 않은 회차의 금액 ${amount}: 잔액으로 돌아왔습니다.`,
  }),
  'chase.stopped': (amount, reference) => ({
    title: '연속 베팅이 끝났습니다',
    content: `연속 베팅 ${reference}번(모의 추첨)을 계속할 수 없습니다. 베팅하지 않은 회차의 금액 ${amount}: 잔액으로 돌아왔습니다. 사유는 복권 화면에서 확인할 수 있습니다.`,
  }),
  'chase.skipped': (amount, reference) => ({
    title: '연속 베팅의 일부 회차를 베팅하지 못했습니다',
    content: `연속 베팅 ${reference}번(모의 추첨)이 끝났습니다. 베팅하지 못한 회차의 금액 ${amount}: 잔액으로 돌아왔습니다. 해당 회차는 복권 화면에서 확인할 수 있습니다.`,
  }),
  'chase.finished': (amount, reference) => ({
    title: '연속 베팅이 모든 회차를 마쳤습니다',
    content: `연속 베팅 ${reference}번(모의 추첨)이 끝났습니다. 모든 회차가 추첨되었습니다. 당첨금 합계: ${amount}.`,
  }),
  'account.added': (_amount, reference) => ({
    title: '출금 계좌가 추가되었습니다',
    content: `출금 계좌 ${reference} 등록이 완료되었습니다. 본인이 추가하지 않았다면 비밀번호를 바꾸고 바로 고객센터에 문의하세요.`,
  }),
  'promotion.granted': (amount, reference) => ({
    title: '신청이 승인되었습니다',
    content: `‘${reference}’ 신청으로 ${amount} 지급이 승인되었습니다. 프로모션 화면에서 조건을 확인하고 받으세요.`,
  }),
  'promotion.declined': (_amount, reference, detail) => ({
    title: '신청이 승인되지 않았습니다',
    content: detail
      ? `‘${reference}’ 신청이 승인되지 않았습니다. 프로모션 화면에서 다시 신청할 수 있습니다. 이유: ${detail}`
      : `‘${reference}’ 신청이 승인되지 않았습니다. 이유는 프로모션 화면에 있고, 다시 신청할 수 있습니다.`,
  }),
  'vip.raised': (_amount, reference) => ({
    title: 'VIP 등급이 올랐습니다',
    content: `${reference} 등급이 되었습니다. 혜택과 유지 조건은 VIP 페이지에서 볼 수 있습니다.`,
  }),
  'vip.lowered': (amount, reference) => ({
    title: 'VIP 등급이 바뀌었습니다',
    content: `이제 ${reference} 등급입니다. 지난달 베팅이 이전 등급의 유지 기준(${amount})에 미치지 못했습니다. 다시 오르는 방법은 VIP 페이지에서 볼 수 있습니다.`,
  }),
  'vip.set': (_amount, reference, detail) => ({
    title: 'VIP 등급이 지정되었습니다',
    content: `${detail}까지 ${reference} 등급입니다. 혜택은 VIP 페이지에서 볼 수 있습니다.`,
  }),
  'vip.set-ended': (_amount, reference) => ({
    title: 'VIP 등급이 바뀌었습니다',
    content: `지정해 드린 등급이 끝나 이제 ${reference} 등급입니다. 혜택과 다음 등급의 조건은 VIP 페이지에서 볼 수 있습니다.`,
  }),
  'vip.birthday': (amount) => ({
    title: '생일을 축하합니다',
    content: `생일 선물 ${amount}: 리워드 센터에서 받을 수 있습니다. 30일 안에 받지 않으면 자동으로 지급됩니다.`,
  }),
  'points.approved': (_amount, reference) => ({
    title: '포인트 교환이 승인되었습니다',
    content: `“${reference}” 교환이 승인되어 발송됩니다. 포인트몰에서 모든 교환 내역을 볼 수 있습니다.`,
  }),
  'points.rejected': (_amount, reference, detail) => ({
    title: '포인트 교환이 거절되었습니다',
    content: detail
      ? `“${reference}” 교환이 거절되어 포인트를 돌려드렸습니다. 이유: ${detail}`
      : `“${reference}” 교환이 거절되어 포인트를 돌려드렸습니다. 이유는 포인트몰에서 볼 수 있습니다.`,
  }),
  'break.started': (_amount, reference) => ({
    title: '쉬기를 시작했습니다',
    content: `${reference}까지 쉽니다. 그때까지 베팅과 입금을 할 수 없고 프로모션을 권하지 않습니다. 출금과 기록 조회는 그대로 할 수 있습니다.`,
  }),
  'break.for-good': () => ({
    title: '이용을 영구히 중단했습니다',
    content:
      '이 계정으로는 더 이상 베팅과 입금을 할 수 없고 프로모션을 권하지 않습니다. 출금과 기록 조회는 그대로 할 수 있습니다.',
  }),
  'mission.credited': (amount, reference) => ({
    title: '미션 보상이 지급되었습니다',
    content: `“${reference}” 미션을 완료했지만 직접 받지 않은 보상 ${amount}: 기간이 끝나 잔액에 자동으로 지급되었습니다.`,
  }),
  'tournament.won': (amount, reference) => ({
    title: '토너먼트에서 상금을 받았습니다',
    content: `“${reference}” 결과가 확정되어 상금 ${amount} 지급이 완료되었습니다. 최종 순위는 리워드 센터에서 확인할 수 있습니다.`,
  }),
  'tournament.cancelled': (_amount, reference) => ({
    title: '토너먼트가 취소되었습니다',
    content: `“${reference}” 토너먼트는 열리지 않습니다. 따로 하실 일은 없습니다.`,
  }),
  'tournament.stopped': (_amount, reference) => ({
    title: '토너먼트가 일찍 종료되었습니다',
    content: `“${reference}” 토너먼트가 예정보다 일찍 종료되었습니다. 상금은 종료 시점의 점수로 지급되며, 순위는 리워드 센터에서 확인할 수 있습니다.`,
  }),
  'referral.paid': (amount, reference) => ({
    title: '친구 초대 보상이 지급되었습니다',
    content: `${reference} 회원 초대 보상: ${amount}. 보유 머니에 더했습니다.`,
  }),
  'referral.welcomed': (amount, reference) => ({
    title: '가입 보상이 지급되었습니다',
    content: `${reference} 회원의 초대로 가입하신 보상: ${amount}. 보유 머니에 더했습니다.`,
  }),
  'raffle.won': (amount, reference) => ({
    title: '추첨에 당첨되었습니다',
    content: `“${reference}” 추첨에서 ${amount} 당첨되었습니다. 리워드 센터에서 받을 수 있고, 기한까지 받지 않으면 자동으로 지급됩니다.`,
  }),
  ...agentTexts,
};
