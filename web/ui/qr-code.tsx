import QRCode from 'qrcode';

interface QrCodeProps {
  readonly text: string;
  /** The name of the code's destination, for screen readers. */
  readonly label: string;
  readonly className?: string;
}

/** An address to be read by a phone's camera, in black on white whatever the theme. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from(modules.data, (bit, at) => (bit ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
