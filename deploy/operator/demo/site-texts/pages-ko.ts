import type { SitePage } from './site-page.ts';

/** Texts around the games, in Korean: true of the sandbox, nothing claimed. */
export const pagesKo: readonly SitePage[] = [
  {
    id: 'about',
    category: 'about',
    title: '소개',
    content:
      '<p>이 사이트는 <strong>데모</strong>입니다. 화면, 원장, 추첨과 게임은 실제로 움직이지만 금액은 모두 가상 머니이며 사고팔 수 없습니다.</p><p>여섯 개의 타일(계정, 게임, 복권, 지갑, 에이전트, 프로모션)이 각자 배포되고, 하나가 멈춰도 나머지는 그대로 쓸 수 있습니다.</p>',
  },
  {
    id: 'credit',
    category: 'credit',
    title: '신용 보고',
    content:
      '<p>회원의 모든 금액은 복식 부기 원장에 기록됩니다. 원장의 합은 언제나 0이고, 계정 내역의 잔액은 기록을 차례로 더한 값과 같습니다.</p><ul><li>입금과 출금은 담당자의 확인을 거치며, 단계마다 시각이 남습니다.</li><li>복권 추첨은 시작 전에 해시를 공개하고 끝난 뒤 시드를 공개합니다. 누구나 다시 계산할 수 있습니다.</li><li>슬롯의 환급률은 전체 경우의 수를 세어 확인한 값입니다.</li></ul>',
  },
  {
    id: 'responsible',
    category: 'responsible',
    title: '책임 게임 안내',
    content:
      '<p>게임은 즐거움을 위한 것이며 돈을 버는 방법이 아닙니다. 만 18세 이상만 이용할 수 있습니다.</p><h3>스스로 점검해 보세요</h3><ul><li>잃은 금액을 되찾으려고 더 걸고 있나요?</li><li>게임 때문에 잠이나 일, 가족과의 시간이 줄었나요?</li><li>얼마를 썼는지 다른 사람에게 숨기나요?</li></ul><p>하나라도 그렇다면 쉬어 가세요. 도박 문제 상담은 영국에서는 <strong>0808 8020 133</strong>, 한국에서는 국번 없이 <strong>1336</strong>에서 24시간 받을 수 있습니다.</p>',
  },
  {
    id: 'refer',
    category: 'refer',
    title: '친구와 함께',
    content:
      '<p>초대 링크로 가입한 친구는 초대한 회원 아래에 등록됩니다. 링크는 <code>?affiliateCode=</code> 뒤에 코드를 붙인 주소이며, 코드는 에이전트 센터와 초대하기 화면에서 볼 수 있습니다.</p><p>친구의 개인 정보나 잔액은 보이지 않습니다.</p>',
  },
  {
    id: 'guide-ios',
    category: 'guide',
    title: 'iPhone과 iPad에서',
    content:
      '<p>받기 단추는 이 안내를 여는 링크입니다. 앱 스토어에서 받는 앱은 없고, 이 사이트를 홈 화면에 추가해 앱처럼 씁니다. <strong>iOS Lite</strong>는 실제 서비스에서 용량이 작은 앱이 놓일 자리이며, 샌드박스에서는 iOS와 같은 사이트가 열립니다.</p><ol><li>Safari로 이 사이트를 엽니다.</li><li>공유 단추를 누르고 <strong>홈 화면에 추가</strong>를 고릅니다.</li><li>홈 화면의 아이콘으로 열면 주소창 없이 쓸 수 있습니다.</li></ol>',
  },
  {
    id: 'guide-android',
    category: 'guide',
    title: 'Android에서',
    content:
      '<p>받기 단추는 이 안내를 여는 링크입니다. 샌드박스에는 설치 파일이 없고, 이 사이트를 홈 화면에 추가해 앱처럼 씁니다.</p><ol><li>Chrome으로 이 사이트를 엽니다.</li><li>메뉴에서 <strong>홈 화면에 추가</strong>를 고릅니다.</li><li>홈 화면의 아이콘으로 엽니다.</li></ol>',
  },
  {
    id: 'join',
    category: 'join',
    title: '제휴 안내',
    content:
      '<p>에이전트는 아래 회원을 직접 등록하고, 팀의 입금, 출금, 유효 베팅과 손익을 날짜별로 볼 수 있습니다. 수치는 모두 원장에서 나옵니다.</p><p>에이전트 계정이 필요하면 고객센터로 문의하세요.</p>',
  },
  {
    id: 'terms',
    category: 'terms',
    title: '이용약관',
    content:
      '<ol><li>만 18세 이상만 가입할 수 있습니다.</li><li>모든 금액은 가상 머니이며 현금으로 바꿀 수 없습니다.</li><li>계정은 본인만 사용하며, 비밀번호는 다른 사람에게 알리지 않습니다.</li><li>오류로 지급된 금액은 기록을 남기고 바로잡습니다.</li><li>데모의 자료는 언제든 초기화될 수 있습니다.</li></ol>',
  },
  {
    id: 'privacy',
    category: 'privacy',
    title: '개인정보',
    content:
      '<p>가입할 때 입력한 내용은 이 데모를 실행하는 컴퓨터에만 저장되고 밖으로 나가지 않습니다. 비밀번호는 해시로만 보관하며, 브라우저와 서버 사이의 로그인 정보는 암호화됩니다.</p><p>분석 도구나 광고 쿠키는 쓰지 않습니다.</p>',
  },
  {
    id: 'security',
    category: 'security',
    title: '보안과 인증',
    content:
      '<p>샌드박스이며 라이선스가 아닙니다. 어떤 인증 기관의 표시도 쓰지 않습니다.</p><ul><li>스크립트는 서명된 정책(CSP) 안에서만 실행됩니다.</li><li>게임은 별도의 주소에서 열리고, 회원의 토큰은 게임에 전달되지 않습니다.</li><li>게임사와의 금액 통신은 모두 서명되고, 같은 요청은 한 번만 처리됩니다.</li></ul>',
  },
  {
    id: 'payments',
    category: 'payments',
    title: '입금과 출금 방법',
    content:
      '<p>입금은 계좌 이체 한 가지입니다. 화면에 나오는 계좌는 샌드박스 계좌이며 실제로 받을 수 없습니다.</p><ul><li>입금: 금액과 입금자명을 적어 신청하면 담당자가 확인합니다.</li><li>출금: 신청하는 즉시 금액이 따로 보관되고, 단계마다 시각이 표시됩니다.</li><li>수수료는 없습니다.</li></ul>',
  },
  {
    id: 'news-records',
    category: 'news',
    title: '계정 내역에 보너스가 함께 표시됩니다',
    day: '2026-11-21',
    content: '<p>보너스 지급, 전환과 포기도 계정 내역에 한 줄로 남고, 잔액은 보유 머니와 보너스를 더한 값입니다.</p>',
  },
  {
    id: 'news-offline',
    category: 'news',
    title: '연결이 끊기면 알려 드립니다',
    day: '2026-11-21',
    content: '<p>인터넷 연결이 끊기면 화면 위에 띠가 나타나고, 다시 연결되면 잔액과 화면을 새로 고칩니다.</p>',
  },
  {
    id: 'blog-fair',
    category: 'blog',
    title: '추첨 결과를 직접 확인하는 방법',
    day: '2026-11-20',
    content:
      '<p>회차가 열리기 전에 그날 시드의 해시를 먼저 공개합니다. 하루가 끝나면 시드를 공개합니다. 복권 화면의 <strong>추첨 검증</strong>에서 해시와 시드를 맞춰 보면, 결과가 베팅 뒤에 정해지지 않았다는 것을 계산으로 확인할 수 있습니다.</p>',
  },
];
