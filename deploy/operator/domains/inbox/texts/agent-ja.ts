import { type AgentTexts, namerOf } from './agent-texts.ts';

const kind = namerOf({ dividend: '配当', daily: '日給', hourly: '時給', realTime: 'リアルタイム給与' });

/** Messages about contracts and bills; `detail` is the kind of contract, `reference` its two sides. */
export const ja: AgentTexts = {
  'contract.offered': (_amount, reference, detail) => ({
    title: '契約の提案があります',
    content: `${kind(detail)}の契約の提案：${reference}。エージェントセンターの契約画面で内容を確認し、回答できます。`,
  }),
  'contract.accepted': (_amount, reference, detail) => ({
    title: '契約の提案が承諾されました',
    content: `${kind(detail)}の契約の提案（${reference}）が承諾されました。開始日時は契約画面で確認できます。`,
  }),
  'contract.rejected': (_amount, reference, detail) => ({
    title: '契約の提案が拒否されました',
    content: `${kind(detail)}の契約の提案（${reference}）が拒否されました。あらためて提案できます。`,
  }),
  'contract.withdrawn': (_amount, reference, detail) => ({
    title: '契約の提案が取り下げられました',
    content: `${kind(detail)}の契約の提案（${reference}）は、回答の前に取り下げられました。`,
  }),
  'contract.end-requested': (_amount, reference, detail) => ({
    title: '契約の終了が申し込まれました',
    content: `${kind(detail)}の契約（${reference}）の終了が申し込まれました。相手が同意すると終了します。契約画面で回答できます。`,
  }),
  'contract.ended': (_amount, reference, detail) => ({
    title: '契約が終了しました',
    content: `${kind(detail)}の契約（${reference}）が合意により終了しました。これまでの分は精算されます。`,
  }),
  'contract.end-refused': (_amount, reference, detail) => ({
    title: '契約の終了が拒否されました',
    content: `${kind(detail)}の契約（${reference}）の終了の申し込みは拒否され、契約は続きます。`,
  }),
  'contract.ended-by-upline': (_amount, reference, detail) => ({
    title: '上位の契約に伴って契約が終了します',
    content: `${kind(detail)}の契約（${reference}）は、支払う側が受け取る契約が終了するか率が下がるため、終了します。それまでの分は精算されます。`,
  }),
  'bill.short': (amount, reference, detail) => ({
    title: '請求を全額支払えませんでした',
    content: `${kind(detail)}の請求 ${reference}：支払う側の残高が足りません。未払いは${amount}で、分けて支払えます。`,
  }),
  'bill.expiring': (amount, reference, detail) => ({
    title: '請求の期限が近づいています',
    content: `${kind(detail)}の請求 ${reference}：${amount}が未払いで、3日後に失効します。`,
  }),
};
