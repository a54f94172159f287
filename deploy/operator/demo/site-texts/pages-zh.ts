import type { SitePage } from './site-page.ts';

/** Texts around the games, in Chinese: true of the sandbox, nothing claimed. */
export const pagesZh: readonly SitePage[] = [
  {
    id: 'about',
    category: 'about',
    title: '关于我们',
    content:
      '<p>本站是<strong>演示网站</strong>。页面、账本、开奖和游戏都真实运行，但所有金额均为虚拟资金，不能买卖。</p><p>六个板块（账户、游戏、彩票、钱包、代理、优惠）各自独立发布，其中一个停下来，其余照常使用。</p>',
  },
  {
    id: 'credit',
    category: 'credit',
    title: '信用报告',
    content:
      '<p>会员的每一笔金额都记在复式账本里。账本合计始终为 0，账户明细中的余额就是逐笔相加的结果。</p><ul><li>存款和提款由工作人员审核，每一步都留有时间。</li><li>开奖前公布哈希，开奖后公布种子，任何人都可以重新计算。</li><li>老虎机的返还率是把所有可能的结果逐一统计得出的。</li></ul>',
  },
  {
    id: 'responsible',
    category: 'responsible',
    title: '理性游戏',
    content:
      '<p>游戏是为了娱乐，不是赚钱的办法。须年满 18 岁。</p><h3>问问自己</h3><ul><li>您是否为了追回输掉的钱而加大投注？</li><li>游戏是否占用了您的睡眠、工作或陪伴家人的时间？</li><li>您是否向别人隐瞒花了多少钱？</li></ul><p>只要有一项符合，就请停下来休息，找人聊聊。英国的赌博问题咨询电话是 <strong>0808 8020 133</strong>，韩国是 <strong>1336</strong>。</p>',
  },
  {
    id: 'refer',
    category: 'refer',
    title: '邀请好友',
    content:
      '<p>好友通过您的邀请链接注册后，会登记为您的下级。链接就是本站地址加上 <code>?affiliateCode=</code> 和您的邀请码；邀请码可在代理中心和邀请好友页面查看。</p><p>您看不到好友的个人资料和余额。</p>',
  },
  {
    id: 'guide-ios',
    category: 'guide',
    title: 'iPhone 和 iPad 设备',
    content:
      '<p>获取按钮是通往本说明的链接。应用商店中没有应用，将本站添加到主屏幕即可像应用一样使用。<strong>iOS Lite</strong> 是正式服务放置精简版应用的位置；在沙盒中，它与 iOS 打开同一个网站。</p><ol><li>用 Safari 打开本站。</li><li>点击分享按钮，选择<strong>添加到主屏幕</strong>。</li><li>从主屏幕图标打开后，不再显示地址栏。</li></ol>',
  },
  {
    id: 'guide-android',
    category: 'guide',
    title: 'Android 设备',
    content:
      '<p>获取按钮是通往本说明的链接。沙盒没有安装包，将本站添加到主屏幕即可像应用一样使用。</p><ol><li>用 Chrome 打开本站。</li><li>在菜单中选择<strong>添加到主屏幕</strong>。</li><li>从主屏幕图标打开即可。</li></ol>',
  },
  {
    id: 'join',
    category: 'join',
    title: '合作加盟',
    content:
      '<p>代理可以自行注册下级会员，并按日查看团队的存款、提款、有效投注和输赢。所有数字都来自账本。</p><p>需要代理账户，请联系客服。</p>',
  },
  {
    id: 'terms',
    category: 'terms',
    title: '使用条款',
    content:
      '<ol><li>须年满 18 岁方可注册。</li><li>所有金额均为虚拟资金，不能兑换现金。</li><li>账户仅限本人使用，请勿将密码告诉他人。</li><li>因错误入账的金额会予以更正，并留下记录。</li><li>演示数据可能随时重置。</li></ol>',
  },
  {
    id: 'privacy',
    category: 'privacy',
    title: '隐私',
    content:
      '<p>您填写的内容只保存在运行本演示的电脑上，不会传到别处。密码只以哈希形式保存，登录信息在浏览器与服务器之间加密传输。</p><p>本站不使用分析工具，也没有广告 Cookie。</p>',
  },
  {
    id: 'security',
    category: 'security',
    title: '安全与认证',
    content:
      '<p>这是沙盒，不是牌照。本站不使用任何认证机构的标识。</p><ul><li>脚本只在严格的内容安全策略 (CSP) 内运行。</li><li>游戏在独立的地址中打开，拿不到您的登录令牌。</li><li>游戏与钱包之间的资金请求全部签名，同一请求只生效一次。</li></ul>',
  },
  {
    id: 'payments',
    category: 'payments',
    title: '存提款方式',
    content:
      '<p>存款只有银行转账一种方式。页面显示的是沙盒账户，无法真正收款。</p><ul><li>存款：填写金额和汇款人姓名，由工作人员确认。</li><li>提款：申请后金额立即预留，每一步都显示时间。</li><li>免手续费。</li></ul>',
  },
  {
    id: 'news-records',
    category: 'news',
    title: '账户明细现已包含红利',
    day: '2026-11-21',
    content: '<p>红利的派发、转入余额和放弃都会在账户明细中各占一行，余额为现金与红利之和。</p>',
  },
  {
    id: 'news-offline',
    category: 'news',
    title: '断网时会提醒您',
    day: '2026-11-21',
    content: '<p>网络断开时，页面上方会出现提示条；恢复连接后，余额和页面会自动刷新。</p>',
  },
  {
    id: 'blog-fair',
    category: 'blog',
    title: '如何自己验证开奖',
    day: '2026-11-20',
    content:
      '<p>每天第一期开盘前，先公布当日种子的哈希；当天结束后，再公布种子。在彩票页面的<strong>开奖验证</strong>中比对哈希与种子、重算每一期，即可确认结果不是在投注之后选定的。</p>',
  },
];
