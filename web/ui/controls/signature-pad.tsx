import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import './signature-pad.css';

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

type OnDraw = (image: Blob | undefined) => void;

function useSignaturePad(onDraw: OnDraw) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<Point>(undefined);
  const [drawn, setDrawn] = useState(false);
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
  const lift = (event: PointerEvent<HTMLCanvasElement>) => {
    if (last.current) event.currentTarget.toBlob((image) => onDraw(image ?? undefined), 'image/png');
    last.current = undefined;
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    setDrawn(false);
    onDraw(undefined);
  };
  return { canvas, drawn, begin, move, lift, clear };
}

interface SignaturePadProps {
  /** Gets the picture after each stroke; undefined when it is cleared. */
  readonly onDraw: OnDraw;
  /** The buttons that follow "Draw again". */
  readonly children?: ReactNode;
}
/** A field to draw a signature with a finger, pen or mouse. Its page also offers a way without drawing. */
export function SignaturePad({ onDraw, children }: SignaturePadProps) {
  const { t } = useLingui();
  const { canvas, drawn, begin, move, lift, clear } = useSignaturePad(onDraw);
  return (
    <div className="sig">
      <canvas
        ref={canvas}
        className="sig-pad"
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={t`Draw your signature here`}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <span className="row">
        {children}
        <Button disabled={!drawn} onClick={clear}>
          {t`Draw again`}
        </Button>
      </span>
    </div>
  );
}
