import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { EsignRow } from '#shared/domains/agreements/esign/view.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { SigningRow } from '../staff/signing-row.tsx';
import { MyPart } from './my-part.tsx';
import { isMine, isUnread, type MyRow, useChosen } from './selection.ts';

const ReadDialog = dialogPart(async () => (await import('./read-dialog.tsx')).ReadDialog);
const SignDialog = dialogPart(async () => (await import('./sign-dialog.tsx')).SignDialog);

type Opened = { readonly read: readonly MyRow[] } | { readonly sign: readonly MyRow[] };

/** Lists the documents that wait for the user: each is read first, then signed alone or in a selection. */
export function WaitingCard({ rows, total }: { readonly rows: readonly EsignRow[]; readonly total: number }) {
  const { t } = useLingui();
  const choice = useChosen(rows);
  // Kept while a dialog is open: reading and signing change the rows, and signing may empty the list.
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      {total > 0 && (
        <Card title={t`Waits for you`} count={total}>
          <ul className="item-rows">
            {rows.map((row) => {
              const lead = isMine(row) && (
                <Choose row={row} isChosen={choice.chosen.includes(row)} onToggle={() => choice.toggle(row.id)} />
              );
              const note = isMine(row) && <MyPart row={row} onRead={() => setOpened({ read: [row] })} />;
              return <SigningRow key={row.id} row={row} lead={lead} note={note || undefined} />;
            })}
          </ul>
          <SignBar choice={choice} unread={rows.filter(isMine).filter(isUnread)} onOpen={setOpened} />
        </Card>
      )}
      <Suspense>
        {opened && 'read' in opened && <ReadDialog rows={opened.read} onClose={close} />}
        {opened && 'sign' in opened && <SignDialog rows={opened.sign} onClose={close} />}
      </Suspense>
    </>
  );
}

interface SignBarProps {
  readonly choice: ReturnType<typeof useChosen>;
  readonly unread: readonly MyRow[];
  readonly onOpen: (opened: Opened) => void;
}
function SignBar({ choice: { ready, chosen, toggleAll }, unread, onOpen }: SignBarProps) {
  const [isAll, isSome] = [chosen.length === ready.length, chosen.length > 0];
  if (ready.length === 0 && unread.length < 2) return null;
  return (
    <div className="es-signbar">
      {ready.length > 1 && (
        <Checkbox checked={isAll} mixed={isSome && !isAll} onChange={toggleAll}>
          <Plural value={ready.length} one="Select # that you have read" other="Select all # that you have read" />
        </Checkbox>
      )}
      <span className="push row">
        {unread.length > 1 && (
          <Button icon={<BookOpen size={15} />} onClick={() => onOpen({ read: unread })}>
            <Plural value={unread.length} one="Read # document" other="Read # documents" />
          </Button>
        )}
        {ready.length > 0 && (
          <Button
            kind="primary"
            icon={<PenLine size={15} />}
            disabled={!isSome}
            onClick={() => onOpen({ sign: chosen })}
          >
            {isSome ? (
              <Plural value={chosen.length} one="Countersign # document" other="Countersign # documents" />
            ) : (
              <Trans>Countersign</Trans>
            )}
          </Button>
        )}
      </span>
    </div>
  );
}

function Choose({ row, isChosen, onToggle }: Readonly<{ row: MyRow; isChosen: boolean; onToggle: () => void }>) {
  const { t } = useLingui();
  const { title } = row;
  return (
    <Checkbox
      aria-label={t`Select ${title}`}
      disabled={row.mine.readiness !== 'ready'}
      checked={isChosen}
      onChange={onToggle}
    />
  );
}
