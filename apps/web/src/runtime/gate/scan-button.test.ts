/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { gateTexts, sayOf } from './gate-texts.js';
import { liveScanButton } from './scan-button.js';

HTMLCanvasElement.prototype.getContext = () => null;

const aTrack = () => Object.assign(new EventTarget(), { stop: jest.fn() });
let tracks: ReturnType<typeof aTrack>[];
let video: HTMLVideoElement;
let button: HTMLButtonElement;

beforeEach(() => {
  tracks = [];
  const hidden = (id: string) => ({ id, hidden: true });
  video = Object.assign(document.createElement('video'), hidden('camera'), {
    play: () => Promise.resolve(),
  });
  button = Object.assign(document.createElement('button'), hidden('scan'));
  const noCamera = Object.assign(document.createElement('p'), hidden('no-camera'));
  document.body.replaceChildren(video, button, noCamera);
  const getUserMedia = async () => {
    const track = aTrack();
    tracks.push(track);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { getTracks: () => [track] };
  };
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  liveScanButton(sayOf(gateTexts('es')), () => undefined);
});

const started = () => new Promise((resolve) => setTimeout(resolve, 60));

it('starts one camera for repeated presses during the permission prompt', async () => {
  button.click();
  button.click();
  await started();
  expect([tracks.length, button.textContent]).toEqual([1, 'Detener la cámara']);
  button.click();
  expect([tracks[0]?.stop.mock.calls.length, button.textContent]).toEqual([
    1,
    'Leer con la cámara',
  ]);
});

it('clears the picture of a lost camera, and restarts it at a press', async () => {
  button.click();
  await started();
  tracks[0]?.dispatchEvent(new Event('ended'));
  expect([video.hidden, button.textContent]).toEqual([true, 'Leer con la cámara']);
  button.click();
  await started();
  expect([tracks.length, button.textContent]).toEqual([2, 'Detener la cámara']);
  button.click();
});
