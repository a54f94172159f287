import { useState } from 'react';
import { currencyOf } from '../../../src/money/money.ts';
import { AmountInput } from '../../../src/ui/amount-input/amount-input.tsx';
import {
  BankIcon,
  CoinIcon,
  DividendIcon,
  InstantIcon,
  ReviewIcon,
  VirtualAccountIcon,
} from '../../../src/ui/more-icons/index.ts';
import { RadioCard, RadioCards } from '../../../src/ui/radio-card/radio-card.tsx';
import { Timeline } from '../../../src/ui/timeline/timeline.tsx';
import styles from '../gallery.module.css';

const P = currencyOf('P');
const methods = [
  ['은행 이체', '1만 – 500만 P', '수수료 없음 · 보통 3분', <BankIcon key="b" />],
  ['가상 계좌', '1만 – 1,000만 P', '수수료 없음 · 즉시', <VirtualAccountIcon key="v" />],
  ['간편 결제', '1천 – 100만 P', '수수료 없음 · 즉시', <InstantIcon key="i" />],
  ['코인 (모의)', '5만 – 5,000만 P', '0.5% · 약 10분', <CoinIcon key="c" />],
] as const;

export function MoneyFormsSection() {
  const [minor, setMinor] = useState<number | undefined>(30_000_000);
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <RadioCards label="방법">
          {methods.map(([title, limits, fee, icon], index) => (
            <RadioCard
              key={title}
              name="method"
              defaultChecked={index === 1}
              icon={icon}
              title={title}
              lines={[limits, fee]}
            />
          ))}
        </RadioCards>
        <AmountInput
          label="금액"
          aside="보유 1,284,500 P"
          minor={minor}
          onChange={setMinor}
          currency={P}
          quickMinor={[1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000]}
        />
        <RadioCards label="보너스">
          <RadioCard
            name="bonus"
            layout="row"
            defaultChecked
            title="보너스 없이 입금"
            lines={['추가 롤링 없음', '언제든 출금']}
          />
          <RadioCard
            name="bonus"
            layout="row"
            title="첫 입금 20%"
            lines={['6만 P', '롤링 100%', '최대 베팅 2만 P', '30일']}
          />
        </RadioCards>
      </div>
      <Timeline
        label="출금 진행"
        steps={[
          {
            key: 'a',
            state: 'done',
            title: '신청',
            detail: '250,000 P를 보유 머니에서 따로 떼어 두었습니다.',
            time: '21:07',
          },
          {
            key: 'b',
            state: 'done',
            title: '본인 확인',
            detail: '예금주와 계좌가 일치합니다. 추가 서류가 필요 없습니다.',
            time: '21:07',
          },
          {
            key: 'c',
            state: 'now',
            title: '심사 중',
            detail: '담당자가 확인하고 있습니다. 보통 10–30분, 늦어도 22:08까지 답을 드립니다.',
            time: '21:08 –',
            icon: <ReviewIcon />,
          },
          {
            key: 'd',
            state: 'later',
            title: '송금',
            detail: '나루은행 110-***-**4821',
            time: '예상 21:20 – 21:40',
            icon: <BankIcon />,
          },
          {
            key: 'e',
            state: 'later',
            title: '수령 확인',
            detail: '받으셨는지 알려 주세요. 24시간이 지나면 자동으로 완료됩니다.',
            icon: <DividendIcon />,
          },
        ]}
      />
    </div>
  );
}
