/** Reads a QR code from a picture of the camera. Undefined: there is none in it. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}
const FORMAT = 'qr_code';
/** Wide enough for a code that is held before the camera. More takes a phone too long. */
const WIDTH = 480;

/** The detector of the browser, if it has one that knows QR codes. */
async function ownDetector(): Promise<ReadCode | undefined> {
  const { BarcodeDetector: Class } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = (await Class?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Class || !formats.includes(FORMAT)) return undefined;
  const detector = new Class({ formats: [FORMAT] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** The library, for browsers without a detector, such as Safari. */
async function libraryReader(): Promise<ReadCode> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const [width, height] = [WIDTH, Math.round((WIDTH * video.videoHeight) / (video.videoWidth || 1))];
    if (!context || height === 0) return undefined;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR(context.getImageData(0, 0, width, height));
    } catch {
      // The picture has no code.
      return undefined;
    }
  };
}

export const codeReader = async (): Promise<ReadCode> => (await ownDetector()) ?? libraryReader();
