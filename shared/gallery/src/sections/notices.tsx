import { useState } from 'react';
import { Button } from '../../../src/ui/button/index.ts';
import { CopyButton } from '../../../src/ui/copy/index.ts';
import { SearchIcon } from '../../../src/ui/icons/index.ts';
import { NoticePage } from '../../../src/ui/notice-page/notice-page.tsx';
import { Panel } from '../../../src/ui/panel/panel.tsx';
import { PlayMoneyStrip } from '../../../src/ui/play-money-strip/play-money-strip.tsx';
import { QrCode } from '../../../src/ui/qr-code/qr-code.tsx';
import { Surface } from '../../../src/ui/surface/surface.tsx';
import styles from '../gallery.module.css';

/** Components with one message, and surfaces that cover a page. */
export function NoticesSection() {
  const [open, setOpen] = useState<'centre' | 'window'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <PlayMoneyStrip name="데모">모의 머니입니다. 실제 입출금은 없습니다.</PlayMoneyStrip>
        <div className={styles.row}>
          <QrCode value="https://aurora.example/app" size={125} margin={8} label="앱 내려받기 코드" />
          <QrCode value="https://aurora.example/secret" label="인증 앱 코드" />
        </div>
        <Panel>
          <div className={styles.row}>
            <span>000-0000-0000</span>
            <CopyButton name="계좌 번호" text="000-0000-0000" />
          </div>
        </Panel>
        <div className={styles.row}>
          <Button onClick={() => setOpen('centre')}>내 센터</Button>
          <Button onClick={() => setOpen('window')}>창 전체</Button>
        </div>
      </div>
      <Panel>
        <NoticePage icon={<SearchIcon />} title="페이지를 찾을 수 없습니다" text="주소가 바뀌었거나 지워졌습니다.">
          <Button variant="primary">홈으로</Button>
        </NoticePage>
      </Panel>
      <Surface
        isOpen={open !== undefined}
        title="내 센터"
        closeLabel="닫기"
        onClose={close}
        isWindow={open === 'window'}
      >
        <NoticePage icon={<SearchIcon />} title="내 센터" text="여기에 센터의 페이지가 섭니다." />
      </Surface>
    </div>
  );
}
