import { useState } from 'react';
import { Button, IconButton } from '../../../src/ui/button/index.ts';
import { ConfirmDialog, Dialog } from '../../../src/ui/dialog/index.ts';
import { TextField } from '../../../src/ui/field/index.ts';
import { AccountIcon, InfoIcon, MoreIcon, SignOutIcon } from '../../../src/ui/icons/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../../../src/ui/menu/index.ts';
import { toast } from '../../../src/ui/toast/toast.ts';
import { Tooltip } from '../../../src/ui/tooltip/tooltip.tsx';
import styles from '../gallery.module.css';

type Open = 'small' | 'large' | 'confirm' | 'stacked' | undefined;

export function OverlaysSection() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('small')}>대화 상자</Button>
      <Button onClick={() => setOpen('large')}>두 단</Button>
      <Button onClick={() => setOpen('confirm')}>확인</Button>
      <Button
        onClick={() =>
          toast.show({ tone: 'ok', title: '입금이 반영되었습니다', detail: '300,000 P가 보유 머니에 더해졌습니다.' })
        }
      >
        완료 알림
      </Button>
      <Button
        onClick={() => {
          const press = () => undefined;
          toast.show({
            tone: 'warn',
            title: '오늘 한도의 80%를 썼습니다',
            detail: '남은 한도 6만 P',
            action: { label: '한도 보기', onPress: press },
          });
          toast.show({
            tone: 'danger',
            title: '베팅이 접수되지 않았습니다',
            detail: '마감된 회차입니다. 금액은 빠져나가지 않았습니다.',
            action: { label: '다음 회차', onPress: press },
          });
          toast.show({
            title: '새 IP에서 로그인했습니다',
            detail: '본인이 아니면 비밀번호를 바꾸세요.',
            action: { label: '확인', onPress: press },
          });
        }}
      >
        세 알림
      </Button>
      <Menu trigger={<IconButton label="더 보기" icon={<MoreIcon />} variant="neutral" />}>
        <MenuItem icon={<AccountIcon />}>내 계정</MenuItem>
        <MenuItem aside="/">검색</MenuItem>
        <MenuItem isDisabled>사용 불가</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<SignOutIcon />} isDanger>
          로그아웃
        </MenuItem>
      </Menu>
      <Tooltip content="전체 베팅 중 돌려주는 비율입니다.">
        <IconButton label="환급률 설명" icon={<InfoIcon />} />
      </Tooltip>
      <Dialog
        isOpen={open === 'small' || open === 'stacked' || open === 'large'}
        size={open === 'large' ? 'large' : 'small'}
        onClose={close}
        title="로그인"
        actions={
          <Button variant="primary" size="large" isWide onClick={() => setOpen('stacked')}>
            로그인
          </Button>
        }
      >
        <TextField label="아이디" defaultValue="dawn_star" />
        <TextField label="비밀번호" type="password" error="아이디 또는 비밀번호가 올바르지 않습니다." />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm' || open === 'stacked'}
        onClose={close}
        onConfirm={close}
        title="로그아웃할까요?"
        description="진행 중인 라운드 1개는 저장됩니다. 다시 로그인하면 이어집니다."
        confirmLabel="로그아웃"
      />
    </div>
  );
}
