import { type AgentTexts, namerOf } from './agent-texts.ts';

const kind = namerOf({ dividend: '分红', daily: '日工资', hourly: '时薪', realTime: '实时工资' });

/** Messages about contracts and bills; `detail` is the kind of contract, `reference` its two sides. */
export const cn: AgentTexts = {
  'contract.offered': (_amount, reference, detail) => ({
    title: '收到契约提议',
    content: `${kind(detail)}契约提议：${reference}。请在代理中心的契约页面查看并答复。`,
  }),
  'contract.accepted': (_amount, reference, detail) => ({
    title: '契约提议已接受',
    content: `${kind(detail)}契约提议（${reference}）已被接受，生效时间见契约页面。`,
  }),
  'contract.rejected': (_amount, reference, detail) => ({
    title: '契约提议已拒绝',
    content: `${kind(detail)}契约提议（${reference}）已被拒绝，上级可以重新提议。`,
  }),
  'contract.withdrawn': (_amount, reference, detail) => ({
    title: '契约提议已撤回',
    content: `${kind(detail)}契约提议（${reference}）在答复前已撤回。`,
  }),
  'contract.end-requested': (_amount, reference, detail) => ({
    title: '收到终止契约的请求',
    content: `有一方请求终止${kind(detail)}契约（${reference}）。须对方同意才会终止，请在契约页面答复。`,
  }),
  'contract.ended': (_amount, reference, detail) => ({
    title: '契约已终止',
    content: `${kind(detail)}契约（${reference}）已协议终止，截至目前的金额会照常结算。`,
  }),
  'contract.end-refused': (_amount, reference, detail) => ({
    title: '终止契约的请求被拒绝',
    content: `终止${kind(detail)}契约（${reference}）的请求被拒绝，契约继续有效。`,
  }),
  'contract.ended-by-upline': (_amount, reference, detail) => ({
    title: '契约因上级契约而终止',
    content: `${kind(detail)}契约（${reference}）：支付方收到的契约终止或比例降低，因此本契约终止，此前的金额会照常结算。`,
  }),
  'bill.short': (amount, reference, detail) => ({
    title: '账单未能全额支付',
    content: `${kind(detail)}账单 ${reference}：支付方余额不足，尚欠 ${amount}，可以分次支付。`,
  }),
  'bill.expiring': (amount, reference, detail) => ({
    title: '账单即将过期',
    content: `${kind(detail)}账单 ${reference}：尚有 ${amount} 未支付，三天后过期。`,
  }),
};
