import type { PromotionWriters, WrittenPlan } from './promotion-writers.ts';

const depositTerms = (
  { percent, cap, minimum, maximumBet, rolling, example, days, daysToClaim }: WrittenPlan,
  which: string,
) => `
<h3>如何领取</h3>
<ol><li>请在本页自行申请，系统不会预先为您勾选。</li>
<li>${which}达到 ${minimum}，即可获得存款额 ${percent}% 的<strong>红利</strong>，最高 ${cap}。</li>
<li>如在申请前已存款，存款后 ${daysToClaim} 天内且未提款、未投注的，仍可领取。</li></ol>
<h3>流水 ${rolling}%</h3>
<p>投注额达到存款与红利合计金额的 ${rolling}%，剩余红利全部转为余额。例如存款 ${example.deposit}、获得红利 ${example.bonus}，则需投注 ${example.bet}。期限为领取之日起 ${days} 天。</p>
<ul><li>投注先扣余额，余额不足时才使用红利。彩票只能用余额购买。</li>
<li>流水进行期间，同一局游戏或同一期彩票的投注合计最高 ${maximumBet}，超出的投注不予受理。</li>
<li>投注在结果确定后才计入流水，已取消的投注不计入。</li></ul>
<h3>提款与放弃</h3>
<p>流水未完成时如需提款，请在本页放弃红利。放弃后只取消红利，余额不变。我们绝不会要求您先存款才能提款。</p>`;

/** Promotions in Chinese. */
export const promotionsZh: PromotionWriters = {
  'weekend-cashback': ({ percent, cap }) => ({
    title: `周末亏损返现 ${percent}%`,
    summary: '周一上午 9 点自动到账，无需申请。',
    terms: `<h3>如何计算</h3>
<ul><li>统计周五 00:00 至周日 24:00 期间用<strong>余额</strong>投注的输赢。</li>
<li>返还净亏损的 ${percent}%，每人最高 ${cap}。</li>
<li>用红利投注的金额和已取消的投注不计算在内。</li></ul>
<h3>何时到账</h3>
<p>下周一 09:00 计入余额。没有流水要求，可立即提款。</p>
<h3>如何退出</h3>
<p>可随时在本页退出活动，也可再次参加。试玩账户不参与本活动。</p>`,
  }),
  'fishing-cashback': ({ percent, cap }) => ({
    title: `捕鱼每日返现 ${percent}%`,
    summary: '昨日捕鱼的净亏损，今早 9 点返还。',
    terms: `<ul><li>返还当日（00:00–24:00）在捕鱼游戏中用余额产生的净亏损的 ${percent}%。</li>
<li>每日最高 ${cap}，次日 09:00 到账，没有流水要求。</li>
<li>其他游戏的输赢既不加也不减。</li></ul>`,
  }),
  'first-deposit': (plan) => ({
    title: `首存红利 ${plan.percent}%`,
    summary: `首次存款赠送 ${plan.percent}% 红利，最高 ${plan.cap}。`,
    terms: depositTerms(plan, '首次存款'),
  }),
  'month-deposit': (plan) => ({
    title: `限期存款红利 ${plan.percent}%`,
    summary: `活动期间首笔存款赠送 ${plan.percent}%，最高 ${plan.cap}。`,
    terms: depositTerms(plan, '活动期间首笔存款'),
  }),
  'free-play': ({ trialCredit }) => ({
    title: '先试玩，再决定',
    summary: `无需注册，即可用 ${trialCredit} 试玩资金体验。`,
    terms: `<p>点击页面上方的<strong>免费试玩</strong>即可开通试玩账户，内含 ${trialCredit} 试玩资金。</p>
<ul><li>试玩资金不能存入，也不能提取。</li><li>试玩账户不享受红利和返现。</li></ul>`,
  }),
  'open-odds': () => ({
    title: '先看概率，再投注',
    summary: '彩票投注页面会写明中奖概率和返还率。',
    terms: `<p>彩票投注页面会逐一写明各玩法的<strong>中奖概率</strong>和<strong>返还率</strong>。老虎机的 RTP 标在游戏卡片下方。</p>
<p>返还率低于 100%，意味着玩得越久输得越多。请只当作娱乐。</p>`,
  }),
  'daily-sign-in': ({ minimumDay, maximumDay, dayCount }) => ({
    title: '每日签到奖励',
    summary: `每天领取一次：第一天 ${minimumDay}，第 ${dayCount} 天 ${maximumDay}。`,
    terms: `<ul><li>每天（00:00–24:00）在本页领取一次，直接进入余额，没有流水要求。</li>
<li>连续签到金额递增，第 ${dayCount} 天之后从第一天的金额重新开始。</li>
<li>中断一天即从第一天的金额重新开始。已领取的不变。</li>
<li>面向全体会员的总额有限，本页显示剩余金额，用完即止。试玩账户不参加。</li></ul>`,
  }),
  'better-site': ({ cap, rolling, days, daysToClaim, maximumBet }) => ({
    title: '告诉我们哪里可以更好',
    summary: `意见有帮助，最高可得 ${cap} 红利。`,
    terms: `<h3>领取方法</h3>
<ol><li>用不超过 140 个字写下希望改进的地方，并附上一至三张画面图片（PNG 或 JPG）。</li>
<li>工作人员阅读后最高派发 ${cap}，或说明理由后拒绝。被拒绝后可以再次申请。</li>
<li>通过后须在 ${daysToClaim} 天内在本页领取，过期作废。</li></ol>
<h3>流水 ${rolling}%</h3>
<p>在 ${days} 天内完成红利 ${rolling}% 的流水，剩余红利即转为余额。在此期间，一局游戏的投注合计最高 ${maximumBet}。</p>
<p>您可以随时放弃红利并提款，失去的只有红利。</p>`,
  }),
  zalo: ({ cap, daysToClaim }) => ({
    title: `添加 Zalo 好友，最高 ${cap}`,
    summary: '在 Zalo 添加我们，并发送画面图片。',
    terms: `<ol><li>在 Zalo 添加我们的账号，并发送该画面的图片（PNG 或 JPG）。</li>
<li>工作人员核对后最高派发 ${cap} 到余额，或说明理由后拒绝。</li>
<li>通过后 ${daysToClaim} 天内未领取的，会自动入账。没有流水要求。</li></ol>
<p>这是演示网站，没有真实的 Zalo 账号。可以用任意图片试用。</p>`,
  }),
};
