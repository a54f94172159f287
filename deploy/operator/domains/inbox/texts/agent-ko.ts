import { type AgentTexts, namerOf } from './agent-texts.ts';

const kind = namerOf({ dividend: '배당', daily: '일 급여', hourly: '시간 급여', realTime: '실시간 급여' });

/** Messages about contracts and bills; `detail` is the kind of contract, `reference` its two sides. */
export const ko: AgentTexts = {
  'contract.offered': (_amount, reference, detail) => ({
    title: '계약 제안이 있습니다',
    content: `${kind(detail)} 계약 제안: ${reference}. 에이전트 센터의 계약 화면에서 내용을 보고 답할 수 있습니다.`,
  }),
  'contract.accepted': (_amount, reference, detail) => ({
    title: '계약 제안이 수락되었습니다',
    content: `${kind(detail)} 계약 제안(${reference})이 수락되었습니다. 시작 시각은 계약 화면에서 확인할 수 있습니다.`,
  }),
  'contract.rejected': (_amount, reference, detail) => ({
    title: '계약 제안이 거절되었습니다',
    content: `${kind(detail)} 계약 제안(${reference})이 거절되었습니다. 상위에서 다시 제안할 수 있습니다.`,
  }),
  'contract.withdrawn': (_amount, reference, detail) => ({
    title: '계약 제안이 철회되었습니다',
    content: `${kind(detail)} 계약 제안(${reference})이 답을 받기 전에 철회되었습니다.`,
  }),
  'contract.end-requested': (_amount, reference, detail) => ({
    title: '계약 종료 요청이 있습니다',
    content: `${kind(detail)} 계약(${reference})의 종료 요청이 있습니다. 상대가 동의해야 끝나며, 계약 화면에서 답할 수 있습니다.`,
  }),
  'contract.ended': (_amount, reference, detail) => ({
    title: '계약이 끝났습니다',
    content: `${kind(detail)} 계약(${reference})이 합의로 끝났습니다. 지금까지의 몫은 정산됩니다.`,
  }),
  'contract.end-refused': (_amount, reference, detail) => ({
    title: '계약 종료 요청이 거절되었습니다',
    content: `${kind(detail)} 계약(${reference})의 종료 요청이 거절되어 계약이 계속됩니다.`,
  }),
  'contract.ended-by-upline': (_amount, reference, detail) => ({
    title: '상위 계약에 따라 계약이 끝납니다',
    content: `${kind(detail)} 계약(${reference})은 지급하는 쪽이 받는 계약이 끝나거나 비율이 낮아져 함께 끝납니다. 끝날 때까지의 몫은 정산됩니다.`,
  }),
  'bill.short': (amount, reference, detail) => ({
    title: '정산금이 모자랍니다',
    content: `${kind(detail)} 정산 ${reference}: 지급할 잔액이 모자랍니다. 남은 금액: ${amount}. 잔액이 생기면 나누어 지급할 수 있습니다.`,
  }),
  'bill.expiring': (amount, reference, detail) => ({
    title: '정산 기한이 곧 끝납니다',
    content: `${kind(detail)} 정산 ${reference}: 아직 지급되지 않은 금액은 ${amount}입니다. 3일 안에 지급하지 않으면 만료됩니다.`,
  }),
};
