import type { SitePage } from './site-page.ts';

/** First help articles, in Chinese: short, true of the sandbox. */
export const helpZh: readonly SitePage[] = [
  {
    id: 'play-money',
    category: 'start',
    title: '本站是演示网站',
    content: '<p>所有金额均为<strong>虚拟资金</strong>。没有真实的存款和提款，本站也不声称持有任何牌照。</p>',
  },
  {
    id: 'deposit',
    category: 'wallet',
    title: '如何存款？',
    content:
      '<ol><li>在会员中心打开<strong>存款</strong>。</li><li>填写金额和汇款人姓名。</li><li>提交后由工作人员确认，随即计入余额。</li></ol>',
  },
  {
    id: 'withdrawal',
    category: 'wallet',
    title: '我的提款到哪一步了？',
    content:
      '<p>提交申请时金额立即预留。详情页会显示<strong>申请 → 身份核实 → 审核 → 汇款 → 完成</strong>各步骤的时间。如被拒绝，会注明原因，金额立即返还。</p>',
  },
  {
    id: 'account-safety',
    category: 'account',
    title: '如何保护账户安全',
    content:
      '<ul><li>使用未在别处用过的密码。</li><li>在“我的账户”中查看最近一次登录时间。</li><li>使用公共设备后请务必退出登录。</li></ul>',
  },
];
