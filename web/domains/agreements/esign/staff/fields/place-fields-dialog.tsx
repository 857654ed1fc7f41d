import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { PdfView } from '#web/domains/attached/file/widgets/pdf-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { bytesQuery } from '../../queries.ts';
import type { Draft } from '../draft.ts';
import { FieldBar } from './field-bar.tsx';
import { FieldLayer } from './field-layer.tsx';
import { useFields } from './use-fields.ts';
import { useSheets } from './use-sheets.ts';
import './fields.css';

/** Counts the fields. A removed one comes back from here, because a message of the page lies behind the dialog. */
const FieldsHint = ({ count, undo }: { readonly count: number; readonly undo: (() => void) | undefined }) => (
  <span className="row" role="status">
    {undo && <Trans>Field removed</Trans>}
    {undo && (
      <Button size="sm" onClick={undo}>
        <Trans>Undo</Trans>
      </Button>
    )}
    {!undo && count > 0 && <Plural value={count} one="# field" other="# fields" />}
    {!undo && count === 0 && <Trans>Without a field, a page for the signatures is added.</Trans>}
  </span>
);

interface PlaceFieldsDialogProps {
  readonly view: EsignView;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onClose: () => void;
}
/** Places the fields of a file that is signed, by pointer or by keyboard. The draft saves itself. */
export function PlaceFieldsDialog({ view, draft, onChange, onClose }: PlaceFieldsDialogProps) {
  const { t } = useLingui();
  const files = view.files.filter(({ role }) => role === 'sign');
  const [fileId, setFileId] = useState(files[0]?.id ?? '');
  const file = files.find(({ id }) => id === fileId) ?? files[0];
  const fields = useFields({ draft, onChange });
  const { onDrawn, middle } = useSheets();
  const { data, error } = useQuery(bytesQuery(view.id, file));
  const addInView = () => {
    const found = middle();
    if (found && file) fields.onPlace(file.id, found.at, found.sheet);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Place fields`}
      size="choose"
      hint={<FieldsHint count={fields.marks.length} undo={fields.undo} />}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t`Done`}
        </Button>
      }
    >
      <div className="es-field-dialog">
        <div className="form-stack">
          <FieldBar
            next={fields.next}
            people={fields.people}
            isOff={fields.isOff}
            onChange={fields.setNext}
            onAdd={addInView}
          />
          <p className="meta">
            {t`Press on a page to place a field. Arrow keys move a chosen field, with Alt they size it, Delete removes it.`}
          </p>
          {files.length > 1 && (
            <Tabs
              label={t`Files`}
              items={files.map(({ id, name }) => ({ value: id, label: name }))}
              value={fileId}
              onChange={setFileId}
            />
          )}
          <Problem error={error} />
        </div>
        {data && file ? (
          <PdfView
            key={file.id}
            file={data}
            label={file.name}
            over={(sheet) => <FieldLayer {...fields} sheet={sheet} fileId={file.id} onDrawn={onDrawn} />}
          />
        ) : (
          !error && <SkeletonLines lines={10} />
        )}
      </div>
    </Dialog>
  );
}
