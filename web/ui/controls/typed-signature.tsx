import '@fontsource/caveat/latin-400.css';
import '@fontsource/caveat/latin-ext-400.css';
import '@fontsource/caveat/cyrillic-400.css';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import './signature-pad.css';

const [WIDTH, HEIGHT] = [1200, 400];
const INK = '#1b2a6b';
/** The height of the letters. A long name gets smaller ones. */
const LETTERS = 190;
const MARGIN = 40;
const NAME_MAX = 100;
const fontOf = (pixels: number) => `${pixels}px Caveat, cursive`;

/** Draws a name in the script font. The font must be loaded before. */
function drawName(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.font = fontOf(LETTERS);
  const { width } = context.measureText(name);
  const pixels = Math.min(LETTERS, (LETTERS * (WIDTH - 2 * MARGIN)) / Math.max(width, 1));
  Object.assign(context, { font: fontOf(pixels), fillStyle: INK, textAlign: 'center', textBaseline: 'middle' });
  context.fillText(name, WIDTH / 2, HEIGHT / 2);
}

interface TypedSignatureProps {
  readonly initialName: string;
  /** Gets the picture after each change; undefined without a name. */
  readonly onDraw: (image: Blob | undefined) => void;
  /** The button that saves it. */
  readonly children: ReactNode;
}
/** A name that becomes a signature in a script font. It needs no pointer. */
export function TypedSignature({ initialName, onDraw, children }: TypedSignatureProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [name, setName] = useState(initialName);
  const shown = name.trim();
  const drawn = useEffectEvent(onDraw);
  useEffect(() => {
    let isLatest = true;
    const draw = () => {
      if (!isLatest || !canvas.current) return;
      drawName(canvas.current, shown);
      canvas.current.toBlob((image) => isLatest && drawn((shown && image) || undefined), 'image/png');
    };
    document.fonts.load(fontOf(LETTERS), shown).then(draw, draw);
    return () => {
      isLatest = false;
    };
  }, [shown]);
  return (
    <div className="sig">
      <Field label={t`Your name`} className="sig-name">
        <Input value={name} maxLength={NAME_MAX} onChange={({ target }) => setName(target.value)} />
      </Field>
      <canvas ref={canvas} className="sig-pad sig-typed" width={WIDTH} height={HEIGHT} role="img" aria-label={shown} />
      {children}
    </div>
  );
}
