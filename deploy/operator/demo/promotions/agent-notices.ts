import type { InEveryLanguage } from '../../platform/localized.ts';
import type { Seed } from '../seed.ts';
import { insertAnnouncement } from './announcements.ts';

type Texts = InEveryLanguage<readonly [title: string, content: string]>;

/** The notices for agents of the demo; all of it is true of this site. */
const notices: Readonly<Record<string, { readonly daysAgo: number; readonly texts: Texts }>> = {
  'agents-links': {
    daysAgo: 2,
    texts: {
      KO: [
        '가입 링크마다 롤링과 기한을 정할 수 있습니다',
        '<p>계정 등록 화면에서 가입 링크를 만들면 링크별 방문 수와 가입 수를 볼 수 있습니다. 링크를 중지하면 그 뒤로는 아무도 가입할 수 없습니다.</p>',
      ],
      EN: [
        'Sign-up links can have a rebate and an end of their own',
        '<p>Make links on the page Register account, and see the visits and registrations of each. A link that is revoked registers nobody from then on.</p>',
      ],
      CN: [
        '注册链接可单独设置返水和有效期',
        '<p>在注册账户页面创建链接，即可查看每个链接的访问数和注册数。停用后，任何人都无法再通过该链接注册。</p>',
      ],
      JA: [
        '登録リンクごとにリベートと期限を設定できます',
        '<p>アカウント登録ページでリンクを作成すると、リンクごとの訪問数と登録数を確認できます。停止したリンクからは登録できなくなります。</p>',
      ],
      VI: [
        'Mỗi liên kết đăng ký có mức hoàn trả và thời hạn riêng',
        '<p>Tạo liên kết ở trang Mở tài khoản và xem lượt truy cập, lượt đăng ký của từng liên kết. Liên kết đã thu hồi không thể dùng để đăng ký nữa.</p>',
      ],
      TH: [
        'ลิงก์สมัครแต่ละลิงก์กำหนดค่าคอมและวันหมดอายุได้',
        '<p>สร้างลิงก์ได้ที่หน้าเปิดบัญชี และดูจำนวนการเข้าชมกับการสมัครของแต่ละลิงก์ ลิงก์ที่ยกเลิกแล้วจะใช้สมัครไม่ได้อีก</p>',
      ],
    },
  },
  'agents-no-credit': {
    daysAgo: 20,
    texts: {
      KO: [
        '외상 거래를 권하지 마세요',
        '<p>하위 회원에게 외상으로 머니를 빌려주거나 권하는 행위는 금지됩니다. 이용 정지 중인 회원에게 베팅을 권유하지 마세요.</p>',
      ],
      EN: [
        'Never offer credit',
        '<p>Lending money to members, or offering to, is not allowed. Do not invite anybody to play who has taken a break.</p>',
      ],
      CN: ['严禁提供赊账', '<p>禁止向下级会员出借资金或提出赊账。请勿邀请正在暂停使用的会员投注。</p>'],
      JA: [
        '掛け取引を勧めないでください',
        '<p>下位の会員への貸し付けや、その勧誘は禁止されています。利用を休止している会員をプレイに誘わないでください。</p>',
      ],
      VI: [
        'Không được cho chơi nợ',
        '<p>Không được cho thành viên vay tiền hoặc mời chào vay. Không mời chơi những người đang tạm nghỉ.</p>',
      ],
      TH: ['ห้ามให้เครดิตเล่นก่อนจ่ายทีหลัง', '<p>ห้ามให้สมาชิกยืมเงินหรือเสนอให้ยืม และอย่าชวนสมาชิกที่อยู่ระหว่างพักการเล่นมาเล่น</p>'],
    },
  },
};

/** Notices for agents, at merchants that have any. */
export const agentNoticesSeed: Seed = {
  name: 'agent-notices',
  module: 'promotions',
  async run(services) {
    for (const merchant of services.merchants.all()) {
      if (!services.merchants.isOn(merchant, 'MF_AGENT')) continue;
      for (const [id, { daysAgo, texts: written }] of Object.entries(notices)) {
        const texts = Object.entries(written).map(([language, [title, content]]) => [language, { title, content }]);
        await insertAnnouncement(services, merchant, {
          ...{ id, type: 'PL', audience: 'agents', promotionId: null, isMarketing: false, daysAgo },
          texts: Object.fromEntries(texts),
        });
      }
    }
  },
};
