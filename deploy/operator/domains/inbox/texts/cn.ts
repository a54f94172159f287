import type { TopicTexts } from '../topics.ts';
import { cn as agentTexts } from './agent-cn.ts';

export const cn: TopicTexts = {
  'deposit.credited': (amount, reference) => ({
    title: '存款已到账',
    content: `存款 ${reference} 的 ${amount} 已计入您的余额。`,
  }),
  'deposit.rejected': (amount, reference) => ({
    title: '存款未被接受',
    content: `存款 ${reference}（${amount}）未被接受，原因请见存款页面。`,
  }),
  'deposit.reversed': (amount, reference) => ({
    title: '存款的付款已被撤回',
    content: `支付服务商撤回了存款 ${reference} 的付款。您尚欠 ${amount}，结清之前无法提款。工作人员核实后会从您的余额中扣除；如有疑问，请联系客服。`,
  }),
  'withdrawal.rejected': (amount, reference) => ({
    title: '提款未获批准',
    content: `提款 ${reference} 未获批准，${amount} 已退回您的余额，原因请见提款页面。`,
  }),
  'withdrawal.submitted': (amount, reference) => ({
    title: '提款已批准',
    content: `提款 ${reference} 的 ${amount} 已提交至您的银行。`,
  }),
  'withdrawal.paid': (amount, reference) => ({
    title: '提款已支付',
    content: `提款 ${reference} 的 ${amount} 已支付。请查看您的账户，并在提款页面确认是否到账。`,
  }),
  'withdrawal.failed': (amount, reference) => ({
    title: '银行未能完成提款',
    content: `提款 ${reference} 的 ${amount} 已退回您的余额，原因请见提款页面。`,
  }),
  'withdrawal.part-returned': (amount, reference) => ({
    title: '未到账的款项已退回余额',
    content: `提款 ${reference} 中的一笔 ${amount} 未能到账，已退回您的余额。`,
  }),
  'withdrawal.part-overdue': (amount, reference) => ({
    title: '一笔款项已视为到账',
    content: `提款 ${reference} 中的一笔 ${amount} 在规定时间内未收到您的确认，已视为到账。如未收到，请在异议期结束前于提款页面告知。`,
  }),
  'withdrawal.part-forced': (amount, reference) => ({
    title: '款项经核实已到账',
    content: `经向银行核实，提款 ${reference} 中的一笔 ${amount} 已到账，不予退款。详情请见提款页面，或联系客服。`,
  }),
  'transfer.received': (amount, reference) => ({
    title: '您收到了下级转来的款项',
    content: `下级会员转来的 ${amount} 已计入您的余额（转账 ${reference}）。`,
  }),
  'transfer.from-upline': (amount, reference) => ({
    title: '您收到了上级转来的款项',
    content: `上级代理转来的 ${amount} 已计入您的余额（转账 ${reference}）。`,
  }),
  'transfer.sent': (amount, reference, detail) => ({
    title: '您已向下级转账',
    content: `${amount} 已转给 ${detail}（转账 ${reference}）。`,
  }),
  'result.raised': (amount, reference) => ({
    title: '投注结果已更正',
    content: `投注 ${reference} 的结果已更正，您的余额增加了 ${amount}。`,
  }),
  'result.lowered': (amount, reference) => ({
    title: '投注结果已更正',
    content: `投注 ${reference} 的结果已更正，您的余额扣除了 ${amount}。`,
  }),
  'result.void-paid': (amount, reference) => ({
    title: '投注已作废',
    content: `投注 ${reference} 已作废，${amount} 已退回您的余额。`,
  }),
  'result.void-taken': (amount, reference) => ({
    title: '投注已作废',
    content: `投注 ${reference} 已作废，您的余额扣除了 ${amount}。`,
  }),
  'result.owed': (amount, reference) => ({
    title: '更正后的投注尚有欠款',
    content: `投注 ${reference} 已派发的金额被收回，但您的余额不足。您尚欠 ${amount}，结清之前无法提款。工作人员核实后会从您的余额中扣除；如有疑问，请联系客服。`,
  }),
  'owed.settled': (amount, reference) => ({
    title: '欠款已抵扣',
    content: `投注 ${reference} 再次更正，派发金额中的 ${amount} 已用于抵扣您的欠款。`,
  }),
  'owed.collected': (amount, reference) => ({
    title: '欠款已扣除',
    content: `您的欠款已从余额中扣除 ${amount}（${reference}）。`,
  }),
  'owed.written-off': (amount, reference) => ({
    title: '欠款已免除',
    content: `您无需再支付 ${amount}（${reference}），余额未被扣除。`,
  }),
  'lottery.void-paid': (amount, reference) => ({
    title: '一期开奖已作废',
    content: `${reference} 期（模拟开奖）已作废，${amount} 已退回余额。`,
  }),
  'lottery.void-taken': (amount, reference) => ({
    title: '一期开奖已作废',
    content: `${reference} 期（模拟开奖）已作废，派彩已收回，余额扣除 ${amount}。`,
  }),
  'lottery.stake-returned': (amount, reference) => ({
    title: '投注额已退还',
    content: `${reference} 期（模拟开奖）的一笔投注无法结算，投注额 ${amount} 已退回您的余额。`,
  }),
  'chase.won': (amount, reference) => ({
    title: '追号已中奖停止',
    content: `追号 ${reference}（模拟开奖）已中奖并停止，未投注期次的 ${amount} 已退回您的余额。`,
  }),
  'chase.stopped': (amount, reference) => ({
    title: '追号已终止',
    content: `追号 ${reference}（模拟开奖）无法继续，未投注期次的 ${amount} 已退回您的余额，原因请见彩票页面。`,
  }),
  'chase.skipped': (amount, reference) => ({
    title: '追号中有期次未投注',
    content: `追号 ${reference}（模拟开奖）已结束，未能投注期次的 ${amount} 已退回您的余额，具体期次请见彩票页面。`,
  }),
  'chase.finished': (amount, reference) => ({
    title: '追号已全部完成',
    content: `追号 ${reference}（模拟开奖）已结束，所有期次均已开奖，派彩合计 ${amount}。`,
  }),
  'account.added': (_amount, reference) => ({
    title: '已添加银行账户',
    content: `提款用的银行账户 ${reference} 已添加。如非本人操作，请修改密码并立即联系客服。`,
  }),
  'promotion.granted': (amount, reference) => ({
    title: '您的申请已通过',
    content: `您申请的“${reference}”已获批 ${amount}。请在优惠页面查看条件并领取。`,
  }),
  'promotion.declined': (_amount, reference, detail) => ({
    title: '您的申请未通过',
    content: detail
      ? `您申请的“${reference}”未通过。您可以在优惠页面再次申请。理由：${detail}`
      : `您申请的“${reference}”未通过。理由见优惠页面，您可以再次申请。`,
  }),
  'vip.raised': (_amount, reference) => ({
    title: '您的 VIP 等级提升了',
    content: `您已达到 ${reference} 等级。VIP 页面列出该等级的权益和保级条件。`,
  }),
  'vip.lowered': (amount, reference) => ({
    title: '您的 VIP 等级有变化',
    content: `您现在是 ${reference} 等级：上个月的投注额低于原等级保级所需的 ${amount}。VIP 页面说明如何再次升级。`,
  }),
  'vip.set': (_amount, reference, detail) => ({
    title: '您的 VIP 等级已由我们设定',
    content: `您现在是 ${reference} 等级，有效至 ${detail}。权益请见 VIP 页面。`,
  }),
  'vip.set-ended': (_amount, reference) => ({
    title: '您的 VIP 等级有变化',
    content: `为您设定的等级已到期，您现在是 ${reference} 等级。VIP 页面列出权益和升级条件。`,
  }),
  'vip.birthday': (amount) => ({
    title: '生日快乐',
    content: `为您准备了 ${amount} 的生日礼金，请在奖励中心领取。30 天内未领取会自动入账。`,
  }),
  'points.approved': (_amount, reference) => ({
    title: '积分兑换已通过',
    content: `“${reference}”即将寄出。积分商城可查看全部兑换记录。`,
  }),
  'points.rejected': (_amount, reference, detail) => ({
    title: '积分兑换被拒绝',
    content: detail
      ? `“${reference}”未能兑换，积分已退回。原因：${detail}`
      : `“${reference}”未能兑换，积分已退回。原因请见积分商城。`,
  }),
  'break.started': (_amount, reference) => ({
    title: '休息已开始',
    content: `休息至 ${reference}。在此之前无法投注和存款，也不会向您推荐优惠。您仍可提款和查看记录。`,
  }),
  'break.for-good': () => ({
    title: '已永久停止使用',
    content: '此账户不能再投注和存款，也不会再收到优惠推荐。您仍可提款和查看记录。',
  }),
  'mission.credited': (amount, reference) => ({
    title: '任务奖励已发放',
    content: `您已完成“${reference}”。任务周期已结束，奖励 ${amount} 已自动存入您的余额。`,
  }),
  'tournament.won': (amount, reference) => ({
    title: '您在锦标赛中获得奖金',
    content: `“${reference}”已结算，${amount} 已存入您的余额。最终排名可在奖励中心查看。`,
  }),
  'tournament.cancelled': (_amount, reference) => ({
    title: '锦标赛已取消',
    content: `“${reference}”不再举行。您无需进行任何操作。`,
  }),
  'tournament.stopped': (_amount, reference) => ({
    title: '锦标赛提前结束',
    content: `“${reference}”已提前结束。奖金按结束时的得分发放，排名可在奖励中心查看。`,
  }),
  'referral.paid': (amount, reference) => ({
    title: '邀请奖励已到账',
    content: `邀请 ${reference} 的奖励 ${amount} 已存入您的余额。`,
  }),
  'referral.welcomed': (amount, reference) => ({
    title: '注册奖励已到账',
    content: `您通过 ${reference} 的邀请注册，奖励 ${amount} 已存入您的余额。`,
  }),
  'raffle.won': (amount, reference) => ({
    title: '您在抽奖中中奖',
    content: `您在“${reference}”中获得 ${amount}。可在奖励中心领取；逾期未领会自动入账。`,
  }),
  ...agentTexts,
};
