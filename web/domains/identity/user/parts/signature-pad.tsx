import { Trans, useLingui } from '@lingui/react/macro';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Pixels of the picture, twice those on screen: sharp in print. */
const [WIDTH, HEIGHT] = [1200, 400];
const INK = '#111827';
const LINE = 5;

interface Point {
  readonly x: number;
  readonly y: number;
}
function pointOf(event: PointerEvent<HTMLCanvasElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: ((event.clientX - left) / width) * WIDTH, y: ((event.clientY - top) / height) * HEIGHT };
}

function stroke(canvas: HTMLCanvasElement, from: Point, to: Point): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  Object.assign(context, { strokeStyle: INK, lineWidth: LINE, lineCap: 'round', lineJoin: 'round' });
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

function useSignaturePad(onDone: (image: Blob) => Promise<void>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<Point>(undefined);
  const [drawn, setDrawn] = useState(false);
  const [busy, setBusy] = useState(false);
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = pointOf(event);
    stroke(event.currentTarget, last.current, last.current);
    setDrawn(true);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const next = pointOf(event);
    stroke(event.currentTarget, last.current, next);
    last.current = next;
  };
  const lift = () => {
    last.current = undefined;
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    setDrawn(false);
  };
  const save = async () => {
    const image = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/png'));
    if (!image) return;
    setBusy(true);
    try {
      await onDone(image);
      clear();
    } finally {
      setBusy(false);
    }
  };
  return { canvas, drawn, busy, begin, move, lift, clear, save };
}

/** Drawn with a finger, pen or mouse; who cannot draw sends a picture instead. */
export function SignaturePad({ onDone }: { readonly onDone: (image: Blob) => Promise<void> }) {
  const { t } = useLingui();
  const { canvas, drawn, busy, begin, move, lift, clear, save } = useSignaturePad(onDone);
  return (
    <div className="card-b us-sign">
      <canvas
        ref={canvas}
        className="us-pad"
        width={WIDTH}
        height={HEIGHT}
        aria-label={t`Draw your signature here`}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <span className="row">
        <Button kind="primary" disabled={!drawn} busy={busy} onClick={() => void save()}>
          <Trans>Save signature</Trans>
        </Button>
        <Button disabled={!drawn} onClick={clear}>
          <Trans>Draw again</Trans>
        </Button>
      </span>
    </div>
  );
}
