import { presentScene } from './present-line.js';

/** A scene without alternative text, for use beside its name. */
export function presentDecoration(
  ...asked: Parameters<typeof presentScene>
): ReturnType<typeof presentScene> {
  const { wall, scene } = presentScene(...asked);
  return { wall, scene: { ...scene, alt: '' } };
}
