export { Change, type ChangeProps } from './change.tsx';
export { Money, type MoneyProps } from './money.tsx';
