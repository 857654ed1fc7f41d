import { Plural, useLingui } from '@lingui/react/macro';
import { TextCursorInput } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { Draft } from './draft.ts';

const PlaceFieldsDialog = dialogPart(async () => (await import('./fields/place-fields-dialog.tsx')).PlaceFieldsDialog);

type FieldsCardProps = Readonly<{ view: EsignView; draft: Draft; onChange: (draft: Draft) => void }>;
/** The places in the files that people fill in. */
export function FieldsCard({ view, draft, onChange }: FieldsCardProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = draft.marks.length;
  return (
    <Card title={t`Fields`} count={count} anchor="marks">
      <div className="es-add">
        <p className="meta">
          {count > 0 ? (
            <Plural value={count} one="# field is placed." other="# fields are placed." />
          ) : (
            t`Marks in the text count too. Without any, a page for the signatures is added.`
          )}
        </p>
        <Button size="sm" className="es-start" icon={<TextCursorInput size={13} />} onClick={() => setOpen(true)}>
          {t`Place fields`}
        </Button>
      </div>
      <Suspense>
        {isOpen && <PlaceFieldsDialog view={view} draft={draft} onChange={onChange} onClose={() => setOpen(false)} />}
      </Suspense>
    </Card>
  );
}
