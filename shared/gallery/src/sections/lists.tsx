import { useState } from 'react';
import { Breadcrumb } from '../../../src/ui/breadcrumb/breadcrumb.tsx';
import { Button, IconButton } from '../../../src/ui/button/index.ts';
import { Drawer } from '../../../src/ui/drawer/drawer.tsx';
import { QuestionIcon } from '../../../src/ui/icons/index.ts';
import { Progress } from '../../../src/ui/progress/progress.tsx';
import { Segmented } from '../../../src/ui/segmented/segmented.tsx';
import { Select } from '../../../src/ui/select/select.tsx';
import { Steps } from '../../../src/ui/steps/steps.tsx';
import { TabPanel, Tabs } from '../../../src/ui/tabs/tabs.tsx';
import styles from '../gallery.module.css';

const tabs = [
  { value: 'all', label: '전체' },
  { value: 'slots', label: '슬롯' },
  { value: 'live', label: '라이브' },
  { value: 'lottery', label: '복권' },
] as const;
const plays = [
  { value: 'sides', label: '합 대소' },
  { value: 'sum', label: '합 값' },
  { value: 'pair', label: '페어' },
  { value: 'triple', label: '트리플' },
  { value: 'straight', label: '연속 숫자' },
  { value: 'any', label: '임의 번호' },
] as const;
const periods = [
  { value: 'today', label: '오늘' },
  { value: 'week', label: '7일' },
  { value: 'month', label: '30일' },
] as const;
const banks = ['가온은행', '나루은행', '다온은행', '마루은행'].map((label) => ({ value: label, label }));

/** One that fits a phone, and one that scrolls there. */
function TabRows() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('slots');
  const [play, setPlay] = useState<(typeof plays)[number]['value']>('pair');
  return (
    <>
      <Tabs
        label="종류"
        tabs={tabs}
        value={tab}
        onChange={setTab}
        aside={<IconButton label="하는 법" icon={<QuestionIcon />} />}
      >
        <TabPanel value={tab}>{tabs.find((entry) => entry.value === tab)?.label}</TabPanel>
      </Tabs>
      <Tabs
        label="복권 놀이"
        tabs={plays}
        value={play}
        onChange={setPlay}
        aside={<IconButton label="하는 법" icon={<QuestionIcon />} />}
      >
        <TabPanel value={play}>{plays.find((entry) => entry.value === play)?.label}</TabPanel>
      </Tabs>
    </>
  );
}

export function ListsSection() {
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('week');
  const [bank, setBank] = useState<string | undefined>('나루은행');
  const [none, setNone] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.stack}>
      <TabRows />
      <div className={styles.row}>
        <Segmented label="기간" segments={periods} value={period} onChange={setPeriod} />
        <Button onClick={() => setOpen(true)}>서랍</Button>
      </div>
      <Segmented label="기간" segments={periods} value={period} onChange={setPeriod} isWide />
      <div className={styles.two}>
        <Select label="은행" options={banks} value={bank} onChange={setBank} />
        <Select label="은행" options={banks} value={none} onChange={setNone} error="은행을 고르세요." />
      </div>
      <Progress label="오늘 손실 한도" ratio={0.27} valueText="8만 / 30만 P" />
      <Progress label="한도의 80%를 썼습니다" ratio={0.8} valueText="24만 / 30만 P · 80%" tone="warn" />
      <Breadcrumb
        label="조직"
        path={[
          { key: 'a', content: '본사' },
          { key: 'b', content: '새벽총판' },
          { key: 'c', content: '매장 07' },
        ]}
      />
      <Steps
        label="가입 단계"
        current={1}
        steps={[
          { key: 'a', title: '계정' },
          { key: 'b', title: '본인 확인' },
          { key: 'c', title: '한도 정하기' },
        ]}
      />
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="메뉴">
        <Button isWide>입금</Button>
      </Drawer>
    </div>
  );
}
