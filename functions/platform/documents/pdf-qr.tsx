import { Path, Svg } from '@react-pdf/renderer';
import QRCode from 'qrcode';

interface QrProps {
  readonly text: string;
  /** Points. */
  readonly size: number;
}

/** An address to be read by a phone's camera; import only by `import()`. */
export function Qr({ text, size }: QrProps) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from(modules.data, (bit, at) =>
    bit ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : '',
  );
  return (
    <Svg viewBox={`0 0 ${modules.size} ${modules.size}`} width={size} height={size}>
      <Path d={dark.join('')} fill="#000" />
    </Svg>
  );
}
