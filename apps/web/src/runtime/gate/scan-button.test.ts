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

it('starts one camera, however often it is pressed while leave is asked for', async () => {
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

it('shows no old picture of a camera that was taken away, and starts it anew at a press', async () => {
  button.click();
  await started();
  tracks[0]?.dispatchEvent(new Event('ended'));
  expect([video.hidden, button.textContent]).toEqual([true, 'Leer con la cámara']);
  button.click();
  await started();
  expect([tracks.length, button.textContent]).toEqual([2, 'Detener la cámara']);
  button.click();
});
