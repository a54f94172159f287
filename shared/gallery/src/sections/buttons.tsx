import { Fragment } from 'react';
import { Button, ButtonLink, IconButton } from '../../../src/ui/button/index.ts';
import { BellIcon, ChevronRightIcon, HeartIcon, PlusIcon, SearchIcon } from '../../../src/ui/icons/index.ts';
import styles from '../gallery.module.css';

const rows = [
  ['기본', 'primary'],
  ['보조', 'neutral'],
  ['외곽선', 'outline'],
  ['글자', 'text'],
  ['위험', 'danger'],
] as const;

export function ButtonsSection() {
  return (
    <>
      <div className={styles.buttons}>
        {['', '보통', '올림', '포커스', '진행 중', '사용 불가'].map((head) => (
          <span key={head}>{head}</span>
        ))}
        {rows.map(([name, variant]) => (
          <Fragment key={variant}>
            <span>{name}</span>
            <Button variant={variant}>확인</Button>
            <Button variant={variant} data-force="hover">
              확인
            </Button>
            <Button variant={variant} data-force="focus">
              확인
            </Button>
            <Button variant={variant} isBusy>
              확인
            </Button>
            <Button variant={variant} isDisabled>
              확인
            </Button>
          </Fragment>
        ))}
      </div>
      <div className={styles.row}>
        <Button variant="primary" size="small">
          작게 36
        </Button>
        <Button variant="primary">보통 44</Button>
        <Button variant="primary" size="large">
          크게 52
        </Button>
        <Button variant="primary" icon={<PlusIcon />}>
          입금
        </Button>
        <ButtonLink variant="outline" href="#all" endIcon={<ChevronRightIcon />}>
          전체 보기
        </ButtonLink>
        <IconButton label="즐겨찾기" icon={<HeartIcon />} variant="neutral" />
        <IconButton label="검색" icon={<SearchIcon />} variant="outline" />
        <IconButton label="알림 3개" icon={<BellIcon />} count={3} />
        <IconButton label="새로 고침" icon={<BellIcon />} isBusy variant="neutral" />
      </div>
    </>
  );
}
