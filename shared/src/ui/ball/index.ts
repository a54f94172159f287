export { Ball, BallButton, type BallButtonProps, type BallProps } from './ball.tsx';
export { Die, type DieProps } from './die.tsx';
