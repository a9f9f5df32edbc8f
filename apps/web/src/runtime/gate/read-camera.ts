import { keepAwake } from './keep-awake.js';

type Reader = (video: HTMLVideoElement) => Promise<readonly string[]>;

interface Detector {
  detect(
    source: HTMLVideoElement | HTMLCanvasElement,
  ): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const betweenMs = 120;
/** About a second without a code: the same code is then reported again. */
const emptyPictures = 8;
/** Wider frames take longer and are read no better. */
const widest = 960;

/** The browser's `BarcodeDetector` if it supports QR codes, else a library loaded on demand. */
async function createReader(): Promise<Reader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector; // as: some browsers have it
  const formats = await own?.getSupportedFormats().catch((): readonly string[] => []);
  if (own && formats?.includes('qr_code')) {
    return createOwnReader(new own({ formats: ['qr_code'] }));
  }
  return createLibraryReader();
}

/** Most detectors miss white on black: after a frame without a code, try the next one inverted. */
function createOwnReader(detector: Detector): Reader {
  const paint = createPainter();
  let isNegative = false;
  return async (video) => {
    const painted = isNegative ? paint(video) : null;
    const found = await detector.detect(painted ? negativeOf(painted) : video);
    if (found.length === 0) isNegative = !isNegative;
    return found.map(({ rawValue }) => rawValue);
  };
}

function negativeOf(painted: CanvasRenderingContext2D): HTMLCanvasElement {
  const { canvas } = painted;
  painted.globalCompositeOperation = 'difference';
  painted.fillStyle = 'white';
  painted.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

async function createLibraryReader(): Promise<Reader> {
  const { default: readQr } = await import('jsqr');
  const paint = createPainter();
  return async (video) => {
    const painted = paint(video);
    const picture = painted?.getImageData(0, 0, painted.canvas.width, painted.canvas.height);
    const found = picture && readQr(picture.data, picture.width, picture.height);
    return found ? [found.data] : [];
  };
}

function createPainter() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video: HTMLVideoElement) => {
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return context;
  };
}

/**
 * Reads codes from the camera until the returned function is called or the camera ends (`onEnd`). A
 * code is reported once, and again after a second without it. Throws without a usable camera.
 */
export async function watchCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  onEnd: () => void,
): Promise<() => void> {
  const wanted = { video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false };
  const stream = await navigator.mediaDevices.getUserMedia(wanted);
  video.srcObject = stream;
  const sleep = keepAwake();
  const stop = () => {
    sleep();
    stream.getTracks().forEach((track) => track.stop());
    video.srcObject = null;
  };
  try {
    await video.play();
    const end = lookThrough(video, await createReader(), onCode);
    // A phone call ends the track; the last frame would look live.
    for (const track of stream.getTracks()) track.addEventListener('ended', onEnd);
    return () => {
      end();
      stop();
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function lookThrough(video: HTMLVideoElement, first: Reader, onCode: (text: string) => void) {
  let isOver = false;
  let read = first;
  let last: string | undefined;
  let empty = 0;
  const look = async () => {
    if (isOver) return;
    try {
      const codes = video.videoWidth > 0 ? await read(video) : [];
      // The detector's order changes from frame to frame: stay with the code already reported.
      const text = codes.find((code) => code === last) ?? codes.find(Boolean);
      empty = text ? 0 : empty + 1;
      if (text && text !== last) onCode(text);
      last = text || (empty < emptyPictures ? last : undefined);
    } catch {
      // A reader that fails at one picture may fail at all of them.
      read = await createLibraryReader().catch(() => first);
    }
    setTimeout(() => void look(), betweenMs);
  };
  void look();
  return () => {
    isOver = true;
  };
}
