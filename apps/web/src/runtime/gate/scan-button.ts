import type { Say } from './gate-texts.js';
import { watchCamera } from './read-camera.js';
import { part } from './show-here.js';

export function liveScanButton(say: Say, onCode: (text: string) => void): void {
  const [video, button] = [part<HTMLVideoElement>('camera'), part('scan')];
  let stop: (() => void) | undefined;
  let isStarting = false;
  const show = () => {
    video.hidden = stop === undefined;
    button.textContent = say(stop ? 'stop' : 'scan');
  };
  const end = () => {
    stop?.();
    stop = undefined;
    show();
  };
  const start = async () => {
    isStarting = true;
    stop = await watchCamera(video, onCode, end).catch(() => undefined);
    isStarting = false;
    part('no-camera').hidden = stop !== undefined;
    show();
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    // A second press during the permission prompt would start a second camera.
    if (isStarting) return;
    if (stop) end();
    else void start();
  });
}
