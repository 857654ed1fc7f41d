import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CENTRE, type Cut, squareOf } from './square.ts';

interface FaceDialogProps {
  readonly image: ImageBitmap;
  readonly onClose: () => void;
  readonly onDone: (square: Blob) => Promise<void>;
}

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

/** Which part of a picture is the face: the middle, unless it is moved. */
export function FaceDialog({ image, onClose, onDone }: FaceDialogProps) {
  const { t } = useLingui();
  const [cut, setCut] = useState(CENTRE);
  const [busy, setBusy] = useState(false);
  const preview = usePreview(image, cut);
  const sliders = [
    { field: 'zoom', label: t`Size`, min: 1, max: 4 },
    { field: 'x', label: t`Left to right`, min: 0, max: 1 },
    { field: 'y', label: t`Top to bottom`, min: 0, max: 1 },
  ] as const;
  const keep = async () => {
    setBusy(true);
    try {
      await onDone(await squareOf(image, cut));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={<Trans>Crop picture</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void keep()}>
            <Trans>Save picture</Trans>
          </Button>
        </>
      }
    >
      <div className="us-cut">
        {preview && <img src={preview} alt={t`Preview`} />}
        {sliders.map(({ field, label, min, max }) => (
          <label key={field}>
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
        ))}
      </div>
    </Dialog>
  );
}
