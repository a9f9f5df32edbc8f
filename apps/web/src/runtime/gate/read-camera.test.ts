/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { watchCamera } from './read-camera.js';

/** What the detector reports for each frame in turn; an array is several codes in one frame. */
let pictures: readonly (string | readonly string[] | Error | undefined)[] = [];
let at = 0;

class OwnReader {
  static getSupportedFormats = () => Promise.resolve(['qr_code']);
  detect(source: HTMLVideoElement | HTMLCanvasElement) {
    const picture = pictures[(at += 1) - 1];
    if (picture instanceof Error) return Promise.reject(picture);
    // The detector misses white on black unless the frame is inverted.
    const found = [picture ?? []].flat().filter((code) => isTurned(source) || !inNegative(code));
    return Promise.resolve(found.map((rawValue) => ({ rawValue })));
  }
}

const inNegative = (code: string) => code.startsWith('-');
const isTurned = (source: unknown) => source instanceof HTMLCanvasElement;

/** jsdom has no canvas. */
HTMLCanvasElement.prototype.getContext = function context(this: HTMLCanvasElement) {
  return { canvas: this, drawImage: () => undefined, fillRect: () => undefined };
} as unknown as HTMLCanvasElement['getContext']; // as: all that the reader uses of it
const stopTrack = jest.fn();
let track: EventTarget;

beforeEach(() => {
  jest.useFakeTimers();
  at = 0;
  stopTrack.mockClear();
  track = Object.assign(new EventTarget(), { stop: stopTrack });
  const stream = { getTracks: () => [track] };
  Object.assign(globalThis, { BarcodeDetector: OwnReader });
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
});
afterEach(() => jest.useRealTimers());

const aVideo = (play: () => Promise<void> = () => Promise.resolve()) =>
  Object.assign(document.createElement('video'), { play, srcObject: null });

async function codesOf(told: typeof pictures): Promise<readonly string[]> {
  pictures = told;
  const codes: string[] = [];
  const video = aVideo();
  Object.defineProperty(video, 'videoWidth', { value: 640 });
  const stop = await watchCamera(
    video,
    (code) => codes.push(code),
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(120 * (told.length + 1));
  stop();
  return codes;
}

const blank = (count: number) => Array.from({ length: count }, () => undefined);

it.each<[string, typeof pictures, readonly string[]]>([
  ['once while it is held there', ['A', 'A', undefined, 'A'], ['A']],
  ['again after a second without it', ['A', ...blank(8), 'A'], ['A', 'A']],
  ['after another one', ['A', 'B', 'A'], ['A', 'B', 'A']],
  ['alone while others are beside it', [['A', 'B'], ['B', 'A'], ['A', 'B'], ['B']], ['A', 'B']],
  ['white on black', ['-A', '-A', '-A'], ['-A']],
])('reports a code %s', async (_, told, codes) => {
  expect(await codesOf(told)).toEqual(codes);
});

it('falls back to a library when the browser’s reader fails', async () => {
  await codesOf(['A', new Error('no'), 'B']);
  expect(at).toBe(2);
  expect(jest.getTimerCount()).toBeGreaterThan(0);
});

it('releases a camera that cannot be shown', async () => {
  const shown = watchCamera(
    aVideo(() => Promise.reject(new Error('no'))),
    () => undefined,
    () => undefined,
  );
  await expect(shown).rejects.toThrow('no');
  expect(stopTrack).toHaveBeenCalled();
});

it('reports when the camera is taken away', async () => {
  const onEnd = jest.fn();
  const stop = await watchCamera(aVideo(), () => undefined, onEnd);
  expect(onEnd).not.toHaveBeenCalled();
  track.dispatchEvent(new Event('ended'));
  expect(onEnd).toHaveBeenCalledTimes(1);
  stop();
});

it('keeps the screen on while scanning, also when the page returns', async () => {
  const release = jest.fn();
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.assign(navigator, { wakeLock: { request } });
  const stop = await watchCamera(
    aVideo(),
    () => undefined,
    () => undefined,
  );
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request.mock.calls).toEqual([['screen'], ['screen']]);
  stop();
  await jest.advanceTimersByTimeAsync(0);
  expect(release).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});
