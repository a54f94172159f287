import type { SitePage } from './site-page.ts';

/** First help articles, in Korean: short, true of the sandbox. */
export const helpKo: readonly SitePage[] = [
  {
    id: 'play-money',
    category: 'start',
    title: '이 사이트는 데모입니다',
    content:
      '<p>모든 금액은 <strong>가상 머니</strong>입니다. 실제 입금이나 출금은 이루어지지 않으며, 어떤 라이선스도 주장하지 않습니다.</p>',
  },
  {
    id: 'deposit',
    category: 'wallet',
    title: '입금은 어떻게 하나요?',
    content:
      '<ol><li>회원 센터에서 <strong>입금</strong>을 엽니다.</li><li>금액과 입금자명을 입력합니다.</li><li>신청하면 담당자가 확인한 뒤 보유 머니에 반영됩니다.</li></ol>',
  },
  {
    id: 'withdrawal',
    category: 'wallet',
    title: '출금 신청은 어디까지 왔나요?',
    content:
      '<p>신청하는 즉시 금액이 보류되며, <strong>접수 → 심사 → 승인 → 송금 → 완료</strong> 각 단계의 시각을 상세 화면에서 볼 수 있습니다. 거절되면 사유와 함께 금액이 바로 돌아옵니다.</p>',
  },
  {
    id: 'account-safety',
    category: 'account',
    title: '계정을 안전하게 지키려면',
    content:
      '<ul><li>다른 곳에서 쓰지 않는 비밀번호를 사용하세요.</li><li>마지막 로그인 시각을 내 계정에서 확인하세요.</li><li>공용 기기에서는 꼭 로그아웃하세요.</li></ul>',
  },
];
