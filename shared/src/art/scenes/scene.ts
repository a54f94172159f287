/** Props of every hero scene; it fills its box and is decorative. */
export interface SceneProps {
  readonly className?: string;
}
