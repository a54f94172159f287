import type { ComponentType } from 'react';
import { BadgesSection } from './badges.tsx';
import { ButtonsSection } from './buttons.tsx';
import { FieldsSection } from './fields.tsx';
import { OverlaysSection } from './overlays.tsx';
import { StatesSection } from './states.tsx';

export const sections: readonly { name: string; span: number; Section: ComponentType }[] = [
  { name: '버튼', span: 7, Section: ButtonsSection },
  { name: '칩 · 배지 · 금액', span: 5, Section: BadgesSection },
  { name: '입력', span: 6, Section: FieldsSection },
  { name: '대화 상자 · 메뉴 · 알림', span: 6, Section: OverlaysSection },
  { name: '상태', span: 12, Section: StatesSection },
];
