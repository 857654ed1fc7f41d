import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { pageOfSigning } from '#shared/domains/agreements/esign/page.ts';
import { call } from '#web/platform/api.ts';
import { isApiError, isExpected } from '#web/platform/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { type Outcome, Outcomes } from '#web/ui/list/outcomes.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { isOfSigning } from '../queries.ts';
import type { MyRow } from './selection.ts';

const ConfirmPassword = dialogPart(
  async () => (await import('#web/domains/identity/account/widgets/confirm-password.tsx')).ConfirmPassword,
);
const { get, countersign } = esignContract.routes;
const needsPassword = (error: unknown): boolean => error instanceof Error && isApiError(error, 'esign.passwordNeeded');

/** Signs the version that was read: a newer one has no reader yet, and the server refuses it. */
async function sign({ id, mine: { participantId } }: MyRow): Promise<void> {
  const { revision, files } = await call(get, { params: { id } });
  const hashes = Object.fromEntries(files.map((file) => [file.id, file.sha256]));
  await call(countersign, { params: { id }, body: { participantId, revision, hashes } });
}

async function outcomeOf(row: MyRow): Promise<Outcome> {
  const line = { id: row.id, to: pageOfSigning(row), name: row.title };
  try {
    await sign(row);
    return { ...line, done: <Trans>Countersigned</Trans> };
  } catch (error) {
    if (needsPassword(error) || !isExpected(error)) throw error;
    return { ...line, reason: error.message };
  }
}

/** Signs one after the other. It stops for the password, and continues after it. */
function useSigning(rows: readonly MyRow[]) {
  const client = useQueryClient();
  const { busy, submit } = useSubmit();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [asksPassword, setAsksPassword] = useState(false);
  const run = () =>
    submit(async () => {
      const made = [...outcomes];
      try {
        for (const row of rows.slice(made.length)) {
          made.push(await outcomeOf(row));
          setOutcomes([...made]);
        }
      } catch (error) {
        // Thrown on: a step that ends without an error is never sent again.
        if (needsPassword(error)) setAsksPassword(true);
        throw error;
      } finally {
        await client.invalidateQueries({ predicate: isOfSigning });
      }
    });
  return { busy, outcomes, asksPassword, closePassword: () => setAsksPassword(false), run };
}

/** Countersigns a selection: the password once, then a line for each document. */
export function SignDialog({ rows, onClose }: { readonly rows: readonly MyRow[]; readonly onClose: () => void }) {
  const { busy, outcomes, asksPassword, closePassword, run } = useSigning(rows);
  const done = outcomes.length;
  const signed = outcomes.filter((one) => one.done).length;
  if (done === rows.length && !busy)
    return (
      <Outcomes
        title={<Plural value={signed} one="# document countersigned" other="# documents countersigned" />}
        outcomes={outcomes}
        onClose={onClose}
      />
    );
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="send"
        title={<Plural value={rows.length} one="Countersign # document" other="Countersign # documents" />}
        hint={busy && <Plural value={done} one="# done" other="# done" />}
        actions={
          <DialogFoot onCancel={onClose} busy={busy} onClick={() => void run()}>
            <Trans>Countersign</Trans>
          </DialogFoot>
        }
      >
        <div className="form-stack">
          <Notice tone="blue">
            <Trans>You have read these documents. Each gets your signature, and its files are then sealed.</Trans>
          </Notice>
          <ul className="es-titles">
            {rows.map(({ id, title }) => (
              <li key={id} className="cut">
                {title}
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
      <Suspense>{asksPassword && <ConfirmPassword onClose={closePassword} onConfirmed={() => void run()} />}</Suspense>
    </>
  );
}
