import { presentScene } from './present-line.js';

/** A scene where a name beside it says all that there is to say. */
export function presentDecoration(
  ...asked: Parameters<typeof presentScene>
): ReturnType<typeof presentScene> {
  const { wall, scene } = presentScene(...asked);
  return { wall, scene: { ...scene, alt: '' } };
}
