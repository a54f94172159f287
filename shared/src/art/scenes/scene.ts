/** What every hero scene takes; it fills its box and is decorative. */
export interface SceneProps {
  readonly className?: string;
}
