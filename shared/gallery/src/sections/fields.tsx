import { Button } from '../../../src/ui/button/button.tsx';
import { PasswordField, TextAreaField, TextField } from '../../../src/ui/field/index.ts';
import { SearchIcon } from '../../../src/ui/icons/index.ts';
import styles from '../gallery.module.css';

export function FieldsSection() {
  return (
    <div className={styles.two}>
      <TextField label="보통" requirement="required" placeholder="아이디를 입력하세요" />
      <TextField label="포커스" requirement="optional" defaultValue="moonlit" data-force="focus" />
      <TextField label="오류" defaultValue="moon" error="4자 이상 입력하세요." />
      <TextField label="확인됨" defaultValue="moonlit07" ok="쓸 수 있는 아이디입니다." />
      <TextField label="읽기 전용" value="AURORA-7421" isReadOnly hint="초대한 사람의 코드입니다." />
      <TextField label="사용 불가" placeholder="010-0000-0000" isDisabled />
      <PasswordField label="비밀번호" defaultValue="secret12" error="영문과 숫자를 섞어 8–16자로 입력하세요." />
      <TextField
        label="인증번호"
        placeholder="6자리"
        inputMode="numeric"
        beside={<Button>재전송 0:47</Button>}
        hint="SMS 대신 음성으로 받을 수 있습니다."
      />
      <TextField label="검색" leading={<SearchIcon />} placeholder="이름 찾기" hasMessage={false} />
      <TextAreaField label="내용" maxLength={140} defaultValue="확인 부탁드립니다." />
    </div>
  );
}
