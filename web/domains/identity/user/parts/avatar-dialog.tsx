import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CENTRE, type Cut, squareOf } from './square.ts';

type AvatarDialogProps = Readonly<{ image: ImageBitmap; onClose: () => void; onDone: (square: Blob) => Promise<void> }>;

function usePreview(image: ImageBitmap, cut: Cut): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let address: string | undefined;
    let gone = false;
    void squareOf(image, cut).then((blob) => {
      if (gone) return;
      address = URL.createObjectURL(blob);
      setUrl(address);
    });
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [image, cut]);
  return url;
}

interface CutSliderProps {
  readonly cut: Cut;
  readonly setCut: (next: Cut) => void;
  readonly field: 'zoom' | 'x' | 'y';
  readonly label: string;
  readonly min: 0 | 1;
  readonly max: 1 | 4;
}
function CutSlider({ cut, setCut, field, label, min, max }: CutSliderProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.02}
        value={cut[field]}
        onChange={({ target }) => setCut({ ...cut, [field]: Number(target.value) })}
      />
    </label>
  );
}

interface CutActionsProps extends Pick<AvatarDialogProps, 'image' | 'onClose' | 'onDone'> {
  readonly cut: Cut;
  readonly busy: boolean;
  readonly setBusy: (next: boolean) => void;
}
function CutActions({ image, onClose, onDone, cut, busy, setBusy }: CutActionsProps) {
  const keep = async () => {
    setBusy(true);
    try {
      await onDone(await squareOf(image, cut));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button kind="primary" busy={busy} onClick={() => void keep()}>
        <Trans>Save picture</Trans>
      </Button>
    </>
  );
}

/** Which part of a picture is the face: the middle, unless it is moved. */
export function AvatarDialog({ image, onClose, onDone }: AvatarDialogProps) {
  const { t } = useLingui();
  const [cut, setCut] = useState(CENTRE);
  const [busy, setBusy] = useState(false);
  const preview = usePreview(image, cut);
  const sliders = [
    { field: 'zoom', label: t`Size`, min: 1, max: 4 },
    { field: 'x', label: t`Left to right`, min: 0, max: 1 },
    { field: 'y', label: t`Top to bottom`, min: 0, max: 1 },
  ] as const;

  return (
    <Dialog
      open
      title={t`Crop picture`}
      onClose={onClose}
      actions={<CutActions image={image} onClose={onClose} onDone={onDone} cut={cut} busy={busy} setBusy={setBusy} />}
    >
      <div className="us-cut">
        {preview && <img src={preview} alt={t`Preview`} />}
        {sliders.map(({ field, label, min, max }) => (
          <CutSlider key={field} cut={cut} setCut={setCut} field={field} label={label} min={min} max={max} />
        ))}
      </div>
    </Dialog>
  );
}
