import type { Writers } from './promotion-words.ts';

export const guideWords: Writers = {
  'free-play': {
    KO: ({ trialCredit }) => ({
      title: '체험 머니로 먼저',
      summary: `가입하지 않아도 체험 머니 ${trialCredit}로 둘러볼 수 있습니다.`,
      terms: `<p>화면 위의 <strong>무료 체험</strong>을 누르면 체험 계정이 열립니다. 체험 머니 ${trialCredit}가 들어 있습니다.</p>
<ul><li>체험 머니는 입금도 출금도 되지 않습니다.</li><li>체험 계정은 보너스와 캐시백 대상이 아닙니다.</li></ul>`,
    }),
    EN: ({ trialCredit }) => ({
      title: 'Try it first',
      summary: `Look around with ${trialCredit} of trial credit, without an account.`,
      terms: `<p><strong>Free play</strong> at the top of the page opens a trial account with ${trialCredit} in it.</p>
<ul><li>Trial credit is neither deposited nor withdrawn.</li><li>Trial accounts get no bonus and no cashback.</li></ul>`,
    }),
    VI: ({ trialCredit }) => ({
      title: 'Chơi thử trước',
      summary: `Xem thử với ${trialCredit} tiền chơi thử, không cần tài khoản.`,
      terms: `<p>Nút <strong>Chơi thử</strong> ở đầu trang mở một tài khoản chơi thử có sẵn ${trialCredit}.</p>
<ul><li>Tiền chơi thử không nạp và không rút được.</li><li>Tài khoản chơi thử không được thưởng hay hoàn tiền.</li></ul>`,
    }),
  },
  'open-odds': {
    KO: () => ({
      title: '베팅 전에 확률부터',
      summary: '복권의 당첨 확률과 환급률을 베팅 화면에 적어 둡니다.',
      terms: `<p>복권 베팅 화면에는 놀이마다 <strong>당첨 확률</strong>과 <strong>환급률</strong>이 적혀 있습니다. 슬롯의 RTP는 게임 카드 아래에 있습니다.</p>
<p>환급률이 100%보다 낮다는 것은 오래 할수록 잃는다는 뜻입니다. 놀이로만 즐기시기 바랍니다.</p>`,
    }),
    EN: () => ({
      title: 'Odds before the bet',
      summary: 'Lottery pages say the odds and the return beside the bet.',
      terms: `<p>Each lottery play shows its <strong>odds</strong> and its <strong>return rate</strong> in the bet panel. The RTP of a slot stands below its card.</p>
<p>A return below 100% means that you lose in the long run. Please play for fun only.</p>`,
    }),
    VI: () => ({
      title: 'Xem xác suất trước khi cược',
      summary: 'Trang xổ số ghi xác suất và tỷ lệ hoàn trả cạnh cược.',
      terms: `<p>Mỗi kiểu chơi xổ số đều ghi <strong>xác suất trúng</strong> và <strong>tỷ lệ hoàn trả</strong>. RTP của slot nằm dưới thẻ game.</p>
<p>Tỷ lệ hoàn trả dưới 100% nghĩa là chơi lâu sẽ thua. Hãy chơi để giải trí.</p>`,
    }),
  },
};
