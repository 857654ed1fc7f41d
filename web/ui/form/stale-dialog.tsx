import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Segmented } from '../choice.tsx';
import { Dialog } from '../dialog.tsx';
import { useValueText } from '../record/value-text.ts';
import type { StaleField } from './stale.ts';
import type { StaleState } from './use-zod-form.ts';

function StaleHead() {
  return (
    <thead>
      <tr>
        <th>
          <Trans>Field</Trans>
        </th>
        <th>
          <Trans>Mine</Trans>
        </th>
        <th>
          <Trans>Theirs</Trans>
        </th>
        <th>
          <Trans>Keep</Trans>
        </th>
      </tr>
    </thead>
  );
}

interface StaleTableProps extends Pick<StaleDialogProps, 'labels'> {
  readonly theirs: ReadonlySet<string>;
  readonly setTheirs: (next: ReadonlySet<string>) => void;
  readonly fields: readonly StaleField[];
}
function StaleTable({ labels, theirs, setTheirs, fields }: StaleTableProps) {
  const { t } = useLingui();
  const textOf = useValueText();
  const choose = (path: string, side: 'mine' | 'theirs') => {
    const next = new Set(theirs);
    if (side === 'theirs') next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  const sides = [
    { value: 'mine' as const, label: t`Mine` },
    { value: 'theirs' as const, label: t`Theirs` },
  ];
  return (
    <table className="stale">
      <StaleHead />
      <tbody>
        {fields.map(({ path, mine, theirs: other }) => (
          <tr key={path}>
            <th scope="row">{labels.get(path) ?? path}</th>
            {[mine, other].map((value, i) => (
              <td key={sides[i]?.value}>{textOf(value) || <span className="dim">-</span>}</td>
            ))}
            <td>
              <Segmented
                label={labels.get(path) ?? path}
                items={sides}
                value={theirs.has(path) ? 'theirs' : 'mine'}
                onChange={(side) => choose(path, side)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type StaleDialogProps = Readonly<{ stale: StaleState; labels: ReadonlyMap<string, string>; onClose: () => void }>;
/** Somebody else saved meanwhile: both values, one choice per field. */
export function StaleDialog({ stale, labels, onClose }: StaleDialogProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { changedBy, fields } = stale;

  return (
    <Dialog
      open
      size="send"
      onClose={onClose}
      title={changedBy ? <Trans>{changedBy} changed this</Trans> : <Trans>Someone else changed this</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button kind="primary" onClick={() => stale.resolve(theirs)}>
            <Trans>Save selection</Trans>
          </Button>
        </>
      }
    >
      {fields.length === 0 ? (
        <p>
          <Trans>You and the other person changed different fields. You can keep both.</Trans>
        </p>
      ) : (
        <StaleTable labels={labels} theirs={theirs} setTheirs={setTheirs} fields={fields} />
      )}
    </Dialog>
  );
}
