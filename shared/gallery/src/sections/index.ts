import type { ComponentType } from 'react';
import { BadgesSection } from './badges.tsx';
import { ButtonsSection } from './buttons.tsx';
import { ChoicesSection } from './choices.tsx';
import { FieldsSection } from './fields.tsx';
import { FiguresSection } from './figures.tsx';
import { ListsSection } from './lists.tsx';
import { MoneyFormsSection } from './money-forms.tsx';
import { NoticesSection } from './notices.tsx';
import { OverlaysSection } from './overlays.tsx';
import { StatesSection } from './states.tsx';
import { TablesSection } from './tables.tsx';

export const sections: readonly { name: string; span: number; Section: ComponentType }[] = [
  { name: '버튼', span: 7, Section: ButtonsSection },
  { name: '선택 요소', span: 5, Section: ChoicesSection },
  { name: '입력', span: 6, Section: FieldsSection },
  { name: '탭 · 구간 · 선택 목록', span: 6, Section: ListsSection },
  { name: '칩 · 배지 · 금액', span: 6, Section: BadgesSection },
  { name: '대화 상자 · 메뉴 · 알림', span: 6, Section: OverlaysSection },
  { name: '안내 · 코드 · 센터', span: 12, Section: NoticesSection },
  { name: '입금과 출금', span: 12, Section: MoneyFormsSection },
  { name: '표와 쪽 번호', span: 12, Section: TablesSection },
  { name: '수치', span: 12, Section: FiguresSection },
  { name: '상태', span: 12, Section: StatesSection },
];
